import { memo } from 'react';
import type { Facet } from '#domain/search/facet.ts';
import { isNumberFacetName } from '#domain/search/facets.ts';
import type { Filters } from '#domain/search/filters.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import { CountBadge } from './CountBadge.tsx';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { NumberValues } from './NumberValues.tsx';
import { RangeValues } from './RangeValues.tsx';

interface FacetGroupProps extends Pick<FilterPanelProps, 'facets' | 'words' | 'onChange'> {
  readonly facet: Facet;
  /** The chosen values of the facet. */
  readonly chosen: readonly string[];
  /** The chosen values of its child facet. */
  readonly chosenBelow?: readonly string[] | undefined;
  /**
   * Whether nothing can be opened, because the facet is inside `<noscript>`: all values are shown. The
   * facet's own `<noscript>` would end the outer one.
   */
  readonly isStatic: boolean;
}

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
  if (facet.kind === 'range') return <RangeValues {...values} facet={facet} />;
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

/** The props of the values of a facet. */
export interface FacetValuesProps extends Pick<FacetGroupProps, 'facets' | 'words' | 'onChange'> {
  /** The chosen values of the facet. */
  readonly filters: Filters;
  readonly label: string;
}

function ownFilters({ facet, chosen, chosenBelow }: FacetGroupProps): Filters {
  const below = facet.kind === 'choice' && facet.childName;
  const own = { [facet.name]: chosen };
  return below && chosenBelow ? { ...own, [below]: chosenBelow } : own;
}
