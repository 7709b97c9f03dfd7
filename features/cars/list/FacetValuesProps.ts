import type { Facet } from '#domain/search/facet.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { FilterPanelProps } from './FilterPanelProps.ts';

/** The props of the values of a facet. */
export interface FacetValuesProps extends Pick<FacetGroupProps, 'facets' | 'words' | 'onChange'> {
  /** The chosen values of the facet. */
  readonly filters: Filters;
  readonly label: string;
}

export interface FacetGroupProps extends Pick<FilterPanelProps, 'facets' | 'words' | 'onChange'> {
  readonly facet: Facet;
  /** The chosen values of the facet. */
  readonly chosen: readonly string[];
  /** The chosen values of its child facet. */
  readonly chosenBelow?: readonly string[] | undefined;
  /** The visitor's own terms, for the facet of what loans cost a month. */
  readonly downPayment?: string | undefined;
  readonly months?: string | undefined;
  /** Whether the list is about what loans cost a month, for the same facet. */
  readonly isMonthly?: boolean | undefined;
  /**
   * Whether nothing can be opened, because the facet is inside `<noscript>`: all values are shown. The
   * facet's own `<noscript>` would end the outer one.
   */
  readonly isStatic: boolean;
}
