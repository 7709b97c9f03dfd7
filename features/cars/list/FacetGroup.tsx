import { useState } from 'react';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { fillText } from '#domain/content/dictionary.ts';
import { filterCount } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { ChoiceValues } from './ChoiceValues.tsx';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { RangeValues } from './RangeValues.tsx';

export interface FacetGroupProps extends Omit<FilterPanelProps, 'hits'> {
  readonly facet: Facet;
  /** Whether it is open before anything is chosen in it. */
  readonly isOpenFirst: boolean;
}

/** One facet, which opens to its values. */
export function FacetGroup({ facet, isOpenFirst, ...panel }: FacetGroupProps) {
  const { words, query } = panel;
  const label = words.facetLabels[facet.name] ?? facet.name;
  const count = chosenCount(facet, query.filters);
  // From then on it is the visitor's: choosing opens and closes nothing.
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
        <RangeValues {...panel} facet={facet} label={label} />
      ) : (
        <ChoiceValues {...panel} facet={facet} label={label} />
      )}
    </details>
  );
}

interface CountBadgeProps extends Pick<FilterPanelProps, 'words'> {
  readonly count: number;
}

/** How much is chosen, in a small round sign. */
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

function chosenCount(facet: Facet, filters: FilterPanelProps['query']['filters']): number {
  const names =
    facet.kind === 'choice' && facet.childName ? [facet.name, facet.childName] : [facet.name];
  const own = names.map((name) => [name, valuesOf(filters, name)] as const);
  return filterCount(Object.fromEntries(own));
}
