import { memo } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { isNumberFacetName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { CountBadge } from './CountBadge.tsx';
import type { FacetGroupProps } from './FacetValuesProps.ts';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { LoanFacet } from './LoanFacet.tsx';
import { NearValues } from './NearValues.tsx';
import { NumberValues } from './NumberValues.tsx';
import { RangeValues } from './RangeValues.tsx';

/** The values of a facet. Memoised: choices in other facets don't render them again. */
export const FacetGroup = memo(function FacetGroup(props: FacetGroupProps) {
  const { facet, facets, words, onChange, isStatic } = props;
  const values = {
    facets,
    filters: ownFilters(props),
    words,
    onChange,
    label: facetLabel(facet, words),
  };
  if (facet.name === 'near') return <NearValues {...values} />;
  if (facet.kind === 'range') {
    if (facet.name !== 'loan') return <RangeValues {...values} facet={facet} />;
    const { downPayment = '', months = '', isMonthly = false } = props;
    const terms = { downPayment, months, isMonthly };
    return <LoanFacet {...values} {...terms} facet={facet} />;
  }
  const isNumber = isNumberFacetName(facet.name);
  const choice = <ChoiceValues {...values} facet={facet} isStatic={isStatic || isNumber} />;
  if (isStatic || !isNumber) return choice;
  return <NumberValues {...values} facet={facet} withoutScript={choice} />;
});

interface FacetTitleProps extends Pick<FilterPanelProps, 'words'> {
  readonly facet: Facet;
  /** The number of chosen values. */
  readonly count: number;
}

/** The name of a facet, and the number of chosen values. */
export function FacetTitle({ facet, count, words }: FacetTitleProps) {
  return (
    <>
      <span className={css.facetLabel}>{facetLabel(facet, words)}</span>
      {count > 0 && <CountBadge count={count} words={words} />}
    </>
  );
}

function facetLabel({ name }: Facet, words: FilterPanelProps['words']): string {
  return words.facetLabels[name] ?? name;
}

function ownFilters({ facet, chosen, chosenBelow }: FacetGroupProps): Filters {
  const below = facet.kind === 'choice' && facet.childName;
  const own = { [facet.name]: chosen };
  return below && chosenBelow ? { ...own, [below]: chosenBelow } : own;
}
