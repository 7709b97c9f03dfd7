import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { fillText } from '#domain/fillText.ts';
import type { Facet } from '#domain/search/facet.ts';
import { valuesOf } from '#domain/search/filterValues.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import type { SearchFact } from '#domain/search/searchState.ts';
import type { CarListWords } from './carListSetup.ts';
import { FacetGroup } from './FacetGroup.tsx';
import * as css from './FilterPanel.css.ts';

export interface FilterPanelProps {
  readonly facets: readonly Facet[];
  readonly query: SearchQuery;
  readonly words: CarListWords;
  /** The number of cars, as text. */
  readonly hits: string;
  /** What the list shows, announced while the drawer hides the list from screen readers. */
  readonly status: string;
  readonly onChange: (fact: SearchFact) => void;
}

interface FilterFormProps extends FilterPanelProps {
  readonly id: string;
  /** The address of the list, to which the form is submitted without JavaScript. */
  readonly action: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The facets as a form. Submitting it without JavaScript results in the same address. */
export function FilterForm({ id, action, onSubmit, ...panel }: FilterFormProps) {
  const { words, hits } = panel;
  return (
    <form id={id} action={action} className={css.form} onSubmit={onSubmit}>
      <FilterPanel {...panel} />
      <div className={css.submit}>
        <Button type="submit" width="full">
          {fillText(words.texts.carListShowHits, { total: hits })}
        </Button>
      </div>
    </form>
  );
}

/** The number of facets that are initially open. */
const openFacets = 3;

/** The number of facets that are always shown; the others are behind a button. */
const mainFacets = 8;

/** The facets in one column: the main ones, and the others on demand. */
export function FilterPanel({ facets, query, words, onChange }: FilterPanelProps) {
  const id = useId();
  const isChosen = (facet: Facet) =>
    namesOf(facet).some((name) => valuesOf(query.filters, name).length > 0);
  // Chosen filters are never out of sight. Afterwards, only the visitor opens and closes the rest.
  const [isOpen, setOpen] = useState(() => facets.slice(mainFacets).some(isChosen));
  const groups = facets.map((facet, at) => (
    <FacetGroup
      key={facet.name}
      {...{ facet, facets, words, onChange }}
      chosen={valuesOf(query.filters, facet.name)}
      chosenBelow={belowOf(facet, query)}
      isOpenFirst={at < openFacets}
    />
  ));
  const others = groups.slice(mainFacets);
  return (
    <>
      {groups.slice(0, mainFacets)}
      {others.length > 0 && (
        <>
          {/* Without JavaScript the button does nothing, so the facets are in `<noscript>`. */}
          <div id={id}>{isOpen ? others : <noscript>{others}</noscript>}</div>
          <button
            type="button"
            className={css.moreFilters}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.texts.carListFewerFilters : words.texts.carListMoreFilters}
          </button>
        </>
      )}
    </>
  );
}

function namesOf(facet: Facet): readonly string[] {
  const below = facet.kind === 'choice' ? facet.childName : undefined;
  return below === undefined ? [facet.name] : [facet.name, below];
}

function belowOf(facet: Facet, { filters }: SearchQuery): readonly string[] | undefined {
  const [, below] = namesOf(facet);
  return below === undefined ? undefined : valuesOf(filters, below);
}
