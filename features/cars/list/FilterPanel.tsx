import type { FormEvent } from 'react';
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

/** The facets in one column. */
export function FilterPanel({ facets, query, words, onChange }: FilterPanelProps) {
  return facets.map((facet, at) => {
    const childName = facet.kind === 'choice' ? facet.childName : undefined;
    return (
      <FacetGroup
        key={facet.name}
        {...{ facet, facets, words, onChange }}
        chosen={valuesOf(query.filters, facet.name)}
        chosenBelow={childName ? valuesOf(query.filters, childName) : undefined}
        isOpenFirst={at < openFacets}
      />
    );
  });
}
