import type { FilterChip } from '#domain/search/chips.ts';
import type { CarListWords } from './carListSetup.ts';
import { monthlyText } from './monthlyText.ts';
import { nearText } from './nearText.ts';
import { plainChipText } from './plainChipText.ts';

/** The text of a chip of any kind. */
export function chipText(chip: FilterChip, words: CarListWords): string {
  switch (chip.kind) {
    case 'place':
      return nearText(chip.values, words);
    case 'monthly':
      return monthlyText(chip, words);
    default:
      return plainChipText(chip, words);
  }
}
