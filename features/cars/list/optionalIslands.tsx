'use client';

import { optionalIsland } from '#design-system/island.tsx';
import type { CardPicturesProps } from './CardPictures.tsx';
import type { ChipTextProps } from './ChipText.tsx';
import type { NoCarsProps } from './NoCars.tsx';
import type { VatChoiceProps } from './VatChoice.tsx';
import type { WordHintsProps } from './WordHints.tsx';

/*
 * What few searches or visitors need: the code of each is loaded when it is needed for the first time. If it can't be
 * loaded, the list works without it.
 */

/** The ways on if there are no hits. */
export const NoCarsIsland = optionalIsland<NoCarsProps>(() =>
  import('./NoCars.tsx').then(({ NoCars }) => NoCars),
);

/** How misspelt words were read, and what may be meant. */
export const WordHintsIsland = optionalIsland<WordHintsProps>(() =>
  import('./WordHints.tsx').then(({ WordHints }) => WordHints),
);

/** The pictures of a car over the first one, from the first swipe on. */
export const CardPicturesIsland = optionalIsland<CardPicturesProps>(() =>
  import('./CardPictures.tsx').then(({ CardPictures }) => CardPictures),
);

/** The text of a chip that is a sentence. Until its code is loaded, the chip says what it is about. */
export const ChipTextIsland = optionalIsland<ChipTextProps>(
  () => import('./ChipText.tsx').then(({ ChipText }) => ChipText),
  ChipLabel,
);

function ChipLabel({ chip, words }: ChipTextProps) {
  return <span>{words.facetLabels[chip.kind === 'place' ? 'near' : 'loan']}</span>;
}

/** The choice of prices of vans. Until its code is loaded, it has its room. */
export const VatChoiceIsland = optionalIsland<VatChoiceProps>(
  () => import('./VatChoice.tsx').then(({ VatChoice }) => VatChoice),
  Room,
);

function Room({ className, children }: VatChoiceProps) {
  return <div className={className}>{children}</div>;
}
