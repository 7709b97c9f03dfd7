import { memo, useState } from 'react';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/fillText.ts';
import { filterCount } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { RangeValues } from './RangeValues.tsx';

interface FacetGroupProps extends Omit<FilterPanelProps, 'hits' | 'status' | 'query'> {
  readonly facet: Facet;
  /** The chosen values of the facet. */
  readonly chosen: readonly string[];
  /** The chosen values of its child facet. */
  readonly chosenBelow?: readonly string[] | undefined;
  /** Whether it is initially open even if nothing is chosen in it. */
  readonly isOpenFirst: boolean;
}

/** One collapsible facet. Memoised: choices in other facets don't render it again. */
export const FacetGroup = memo(function FacetGroup(props: FacetGroupProps) {
  const { facet, isOpenFirst, facets, words, onChange } = props;
  const label = words.facetLabels[facet.name] ?? facet.name;
  const filters = ownFilters(props);
  const count = filterCount(filters);
  const values = { facets, filters, words, onChange, label };
  // Only the initial state: afterwards, only the visitor opens and closes it.
  const [isOpen] = useState(isOpenFirst || count > 0);
  return (
    <details className={css.facet} open={isOpen}>
      <summary className={css.summary}>
        <span className={css.facetLabel}>{label}</span>
        {count > 0 && <CountBadge count={count} words={words} />}
        <span className={css.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      {facet.kind === 'range' ? (
        <RangeValues {...values} facet={facet} />
      ) : (
        <ChoiceValues {...values} facet={facet} />
      )}
    </details>
  );
});

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

interface CountBadgeProps extends Pick<FilterPanelProps, 'words'> {
  readonly count: number;
}

/** A badge with the number of chosen values. */
export function CountBadge({ count, words }: CountBadgeProps) {
  return (
    <>
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        {' '}
        ({fillText(words.texts.carListFilterCount, { count: `${count}` })})
      </VisuallyHidden>
    </>
  );
}
