import { type ComponentType, memo, useState } from 'react';
import type { AccordionPanel, AccordionProps } from '#design-system/Accordion/Accordion.tsx';
import type { Facet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import { loanSort } from '#domain/search/loanTermFilters.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { FacetGroup, FacetTitle } from './FacetGroup.tsx';
import * as css from './FilterPanel.css.ts';
import type { FilterPanelProps } from './FilterPanelProps.ts';
import { chosenCount } from './openFacets.ts';

/** The props that an Accordion and its replacement have in common. */
export type FacetPanelsProps = Pick<AccordionProps, 'panels' | 'open' | 'onOpenChange'>;

interface PanelsProps extends Omit<FilterPanelProps, 'hits' | 'status'> {
  /** Shows the facets as panels that open and close. */
  readonly Panels: ComponentType<FacetPanelsProps>;
}

/** The number of facets that are always shown, with the place of the search; the others are behind a button. */
const mainFacets = 9;

/**
 * The facets in one column: the main ones, and the others on demand. Memoised: when the cars of a search arrive,
 * they are rendered first, and the facets change afterwards.
 */
export const FilterPanel = memo(function FilterPanel(props: PanelsProps) {
  const { Panels, facets, query, words, open, onOpenChange } = props;
  const { filters } = query;
  // Chosen filters are in sight at first. Afterwards, only the visitor shows and hides the others.
  const [isLong, setLong] = useState(() =>
    facets.slice(mainFacets).some((facet) => chosenCount(facet, filters) > 0),
  );
  const { carListFewerFilters, carListMoreFilters } = words.texts;
  const shown = isLong ? facets : facets.slice(0, mainFacets);
  const others = facets.slice(mainFacets);
  return (
    <>
      <Panels
        open={open}
        onOpenChange={onOpenChange}
        panels={shown.map((facet) => panelOf(facet, props))}
      />
      {others.length > 0 && !isLong && <OtherFacets {...props} others={others} />}
      {others.length > 0 && (
        <button
          type="button"
          className={css.moreFilters}
          aria-expanded={isLong}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? carListFewerFilters : carListMoreFilters}
        </button>
      )}
    </>
  );
});

/** The other facets for visitors without JavaScript, for whom the button does nothing. Only the server fills `<noscript>`. */
function OtherFacets({ others, ...props }: PanelsProps & { readonly others: readonly Facet[] }) {
  if (typeof window !== 'undefined') return <noscript />;
  const { Panels, open, onOpenChange } = props;
  return (
    <noscript>
      <Panels
        open={open}
        onOpenChange={onOpenChange}
        panels={others.map((facet) => panelOf(facet, props, true))}
      />
    </noscript>
  );
}

function panelOf(
  facet: Facet,
  { facets, query, words, onChange }: PanelsProps,
  isStatic = false,
): AccordionPanel {
  const { filters } = query;
  return {
    name: facet.name,
    title: <FacetTitle facet={facet} count={chosenCount(facet, filters)} words={words} />,
    content: (
      <FacetGroup
        facet={facet}
        facets={facets}
        words={words}
        onChange={onChange}
        isStatic={isStatic}
        {...chosenIn(facet, query)}
      />
    ),
  };
}

function chosenIn(facet: Facet, { filters, sortName }: SearchQuery) {
  const childName = facet.kind === 'choice' ? facet.childName : undefined;
  return {
    chosen: valuesOf(filters, facet.name),
    chosenBelow: childName ? valuesOf(filters, childName) : undefined,
    ...(facet.name === 'loan' && {
      downPayment: valuesOf(filters, 'downPayment')[0],
      months: valuesOf(filters, 'loanMonths')[0],
      isMonthly: sortName === loanSort || chosenCount(facet, filters) > 0,
    }),
  };
}
