'use client';

import { island } from '#design-system/island.tsx';
import type { NoCarsProps } from './NoCars.tsx';
import type { WordHintsProps } from './WordHints.tsx';

/*
 * What few searches need: their code is loaded with the answer that needs it. If it can't be loaded, the list
 * goes without, because its own texts say the same.
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

function Nothing() {
  return null;
}
