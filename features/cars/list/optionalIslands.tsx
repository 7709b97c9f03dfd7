'use client';

import { island } from '#design-system/island.tsx';
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
export const NoCarsIsland = island<NoCarsProps>(() =>
  import('./NoCars.tsx').then(
    ({ NoCars }) => NoCars,
    () => Nothing,
  ),
);

/** How misspelt words were read, and what may be meant. */
export const WordHintsIsland = island<WordHintsProps>(() =>
  import('./WordHints.tsx').then(
    ({ WordHints }) => WordHints,
    () => Nothing,
  ),
);

/** The pictures of a car over the first one, from the first swipe on. */
export const CardPicturesIsland = island<CardPicturesProps>(() =>
  import('./CardPictures.tsx').then(
    ({ CardPictures }) => CardPictures,
    () => Nothing,
  ),
);

function Nothing() {
  return null;
}

/** The text of a chip that is a sentence. Until its code is loaded, the chip says what it is about. */
export const ChipTextIsland = island<ChipTextProps>(
  () =>
    import('./ChipText.tsx').then(
      ({ ChipText }) => ChipText,
      () => ChipLabel,
    ),
  ChipLabel,
);

function ChipLabel({ chip, words }: ChipTextProps) {
  return <span>{words.facetLabels[chip.kind === 'place' ? 'near' : 'loan']}</span>;
}

/** The choice of prices of vans. Until its code is loaded, it has its room. */
export const VatChoiceIsland = island<VatChoiceProps>(
  () =>
    import('./VatChoice.tsx').then(
      ({ VatChoice }) => VatChoice,
      () => Room,
    ),
  Room,
);

function Room({ className, children }: VatChoiceProps) {
  return <div className={className}>{children}</div>;
}
