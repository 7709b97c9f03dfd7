import type { ChoiceFacet } from '#domain/search/facet.ts';
import type { FacetValuesProps } from './FacetValuesProps.ts';

export interface ChoiceValuesProps extends FacetValuesProps {
  readonly facet: ChoiceFacet;
  /** Whether all values are shown, and nothing can be opened. */
  readonly isStatic: boolean;
}
