import { RangeSlider } from '#design-system/RangeSlider/RangeSlider.tsx';
import type { RangeFacet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { histogramHeights, rangeOfValues } from '#domain/search/rangeFacets.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';
import { rangeField } from './rangeField.ts';

interface RangeValuesProps extends Omit<FacetValuesProps, 'facets'> {
  readonly facet: RangeFacet;
}

/** A range slider with a histogram of the hits. */
export function RangeValues({ facet, label, filters, words, onChange }: RangeValuesProps) {
  const { name, min, max, counts } = facet;
  return (
    <RangeSlider
      {...rangeField({ name, label, max }, words)}
      min={min}
      value={rangeOfValues(valuesOf(filters, name))}
      bars={histogramHeights(counts)}
      onCommit={(ends) => onChange({ type: 'rangeChosen', name, ...ends, bounds: { min, max } })}
    />
  );
}
