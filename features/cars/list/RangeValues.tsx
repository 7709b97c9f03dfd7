import { RangeSlider } from '#design-system/RangeSlider/RangeSlider.tsx';
import type { RangeFacet } from '#domain/search/facet.ts';
import { wireName } from '#domain/search/facets.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { histogramHeights, rangeOfValues } from '#domain/search/rangeFacets.ts';
import { formatNumber } from '../format.ts';
import type { FacetValuesProps } from './FacetGroup.tsx';

interface RangeValuesProps extends Omit<FacetValuesProps, 'facets'> {
  readonly facet: RangeFacet;
}

/** A range slider with a histogram of the hits. */
export function RangeValues({ facet, label, filters, words, onChange }: RangeValuesProps) {
  const { name, min, max, buckets } = facet;
  const { carListFrom, carListTo } = words.texts;
  const chosen = rangeOfValues(valuesOf(filters, name));
  const unit = words.units[name];
  return (
    <RangeSlider
      min={min}
      max={max}
      name={wireName(name)}
      value={chosen}
      labels={{ range: label, low: carListFrom, high: carListTo }}
      format={(value) => formatNumber(words.locale, value)}
      prefix={unit?.before}
      suffix={unit?.after}
      bars={histogramHeights(buckets)}
      onCommit={(ends) => onChange({ type: 'rangeChosen', name, ...ends, bounds: { min, max } })}
    />
  );
}
