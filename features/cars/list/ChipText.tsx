import type { FilterChip } from '#domain/search/chips.ts';
import type { CarListWords } from './carListSetup.ts';
import { chipText } from './chipText.ts';

export interface ChipTextProps {
  readonly chip: FilterChip;
  readonly words: CarListWords;
}

/** The text of a chip of any kind. */
export function ChipText({ chip, words }: ChipTextProps) {
  return <span>{chipText(chip, words)}</span>;
}
