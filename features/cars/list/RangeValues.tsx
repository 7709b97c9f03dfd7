import { RangeSlider } from '#design-system/RangeSlider/RangeSlider.tsx';
import { fillText } from '#domain/fillText.ts';
import { readWholeNumber } from '#domain/numbers/readNumber.ts';
import type { RangeFacet } from '#domain/search/facet.ts';
import { wireName } from '#domain/search/facets.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { histogramHeights, rangeOfValues } from '#domain/search/rangeFacets.ts';
import { formatNumber } from '../format.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';

interface RangeValuesProps extends Omit<FacetValuesProps, 'facets'> {
  readonly facet: RangeFacet;
}

/** A range slider with a histogram of the hits. */
export function RangeValues({ facet, label, filters, words, onChange }: RangeValuesProps) {
  const { name, min, max, counts } = facet;
  const { carListFrom, carListTo, numberUnreadable } = words.texts;
  const chosen = rangeOfValues(valuesOf(filters, name));
  const unit = words.units[name];
  const format = (value: number) => formatNumber(words.locale, value);
  return (
    <RangeSlider
      min={min}
      max={max}
      name={wireName(name)}
      value={chosen}
      labels={{ range: label, low: carListFrom, high: carListTo }}
      format={format}
      read={(typed) => readWholeNumber(typed, [unit?.before, unit?.after])}
      invalidText={fillText(numberUnreadable, { example: format(max) })}
      prefix={unit?.before}
      suffix={unit?.after}
      bars={histogramHeights(counts)}
      onCommit={(ends) => onChange({ type: 'rangeChosen', name, ...ends, bounds: { min, max } })}
    />
  );
}
