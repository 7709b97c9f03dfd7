import { chipKey, type FilterChip } from '#domain/search/chips.ts';
import { isNumberFacetName } from '#domain/search/facets.ts';
import type { CarListWords } from './carListSetup.ts';
import { monthlyText } from './monthlyText.ts';
import { nearText } from './nearText.ts';
import { rangeText } from './rangeText.ts';

/** The text of a chip. A plain number, such as a year or a number of seats, gets its facet's label. */
export function chipText(chip: FilterChip, words: CarListWords): string {
  const { facetLabels, units, locale } = words;
  switch (chip.kind) {
    case 'keyphrase':
      return chip.text;
    case 'choice': {
      const known = words.valueTexts[chipKey(chip)];
      if (known !== undefined) return known;
      return /^\d+$/.test(chip.text) ? labelled(chip.name, chip.text, facetLabels) : chip.text;
    }
    case 'place':
      return nearText(chip.values, words);
    case 'monthly':
      return monthlyText(chip, words);
    case 'range': {
      const { name, low, high } = chip;
      if (isNumberFacetName(name)) return labelled(name, `${low}–${high}`, facetLabels);
      const unit = units[name] ?? { before: '', after: '' };
      return labelled(name, rangeText(chip, unit, locale), facetLabels);
    }
  }
}

function labelled(name: string, text: string, labels: CarListWords['facetLabels']): string {
  return `${labels[name] ?? name} ${text}`;
}
