import { island } from '#design-system/island.tsx';
import type { ChipTextProps } from './ChipText.tsx';

/** The text of a chip that is a sentence: its code is loaded with the first search that has one. */
export const ChipTextIsland = island<ChipTextProps>(
  () =>
    import('./ChipText.tsx').then(
      ({ ChipText }) => ChipText,
      () => ChipLabel,
    ),
  ChipLabel,
);

/** What the chip is about. */
function ChipLabel({ chip, words }: ChipTextProps) {
  return <span>{words.facetLabels[chip.kind === 'place' ? 'near' : 'loan']}</span>;
}
