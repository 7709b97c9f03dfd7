import { chipKey, type FilterChip } from '#domain/search/chips.ts';
import { isNumberFacetName } from '#domain/search/facets.ts';
import type { CarListWords } from './carListSetup.ts';
import { rangeText } from './rangeText.ts';

/** A chip whose text is a value or a range. Those of places and of monthly costs are sentences. */
export type PlainChip = Exclude<FilterChip, { readonly kind: 'place' | 'monthly' }>;

/** Whether the text of a chip is a value or a range. */
export function isPlainChip(chip: FilterChip): chip is PlainChip {
  return chip.kind !== 'place' && chip.kind !== 'monthly';
}

/** The text of a chip. A plain number, such as a year or a number of seats, gets its facet's label. */
export function plainChipText(chip: PlainChip, words: CarListWords): string {
  const { facetLabels, units, locale } = words;
  switch (chip.kind) {
    case 'keyphrase':
      return chip.text;
    case 'choice': {
      const known = words.valueTexts[chipKey(chip)];
      if (known !== undefined) return known;
      return /^\d+$/.test(chip.text) ? labelled(chip.name, chip.text, facetLabels) : chip.text;
    }
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
