/**
 * State of a visitor's search. The component that holds it writes it to the URL and requests the
 * results.
 */

import type { FilterChip } from './chips.ts';
import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';
import {
  type ChosenValue,
  isChosen,
  isTicked,
  parentsOf,
  valuesOf,
  withoutValue,
  withValue,
  withValues,
} from './filterValues.ts';
import { loanNames } from './loanTermFilters.ts';
import { clampPage } from './paging.ts';
import { clampRange, isWholeRange, type RangeBounds, valuesOfRange } from './rangeFacets.ts';
import type { RecognisedWords } from './recogniseWords.ts';
import type { SearchQuery } from './searchQuery.ts';
import type { WordReading } from './wordRepair.ts';

/** What happened. */
export type SearchFact =
  /** The visitor submitted the search box, which is then cleared. */
  | {
      readonly type: 'keyphraseSubmitted';
      readonly words: RecognisedWords;
      /** How misspelt words were read. */
      readonly reading?: WordReading | undefined;
    }
  | FilterToggled
  /** A range was chosen; a missing end is the bound. */
  | {
      readonly type: 'rangeChosen';
      readonly name: string;
      readonly low: number | undefined;
      readonly high: number | undefined;
      readonly bounds: RangeBounds;
    }
  /** All values of a facet were chosen again. */
  | { readonly type: 'valuesChosen'; readonly name: string; readonly values: readonly string[] }
  | { readonly type: 'filterRemoved'; readonly chip: FilterChip; readonly facets: readonly Facet[] }
  | { readonly type: 'cleared' }
  /** The filters of some facets were removed. */
  | { readonly type: 'facetsCleared'; readonly names: readonly string[] }
  | { readonly type: 'sortChosen'; readonly sortName: string }
  | { readonly type: 'moreWanted' }
  /** The visitor went to another address of the same page. */
  | { readonly type: 'addressChanged'; readonly query: SearchQuery };

/** A value was ticked or unticked. */
export interface FilterToggled {
  readonly type: 'filterToggled';
  readonly name: string;
  readonly value: string;
  /** Its parent, such as the brand of a model. */
  readonly parent?: ChosenValue | undefined;
  readonly facets: readonly Facet[];
}

/** Reducer of the search. */
export function searchReducer(query: SearchQuery, fact: SearchFact): SearchQuery {
  switch (fact.type) {
    case 'keyphraseSubmitted':
      return submit(query, fact.words);
    case 'filterToggled':
      return narrow(query, toggle(query.filters, fact));
    case 'rangeChosen': {
      const range = clampRange(fact.low, fact.high, fact.bounds);
      const values = isWholeRange(range, fact.bounds) ? [] : valuesOfRange(range);
      return narrow(query, withValues(query.filters, fact.name, values));
    }
    case 'valuesChosen':
      return narrow(query, withValues(query.filters, fact.name, fact.values));
    case 'filterRemoved':
      return remove(query, fact.chip, fact.facets);
    case 'cleared':
      return { ...query, keyphrase: '', filters: {}, page: 0 };
    case 'facetsCleared':
      return narrow(query, withoutFacets(query.filters, fact.names));
    case 'sortChosen':
      return { ...query, sortName: fact.sortName, page: 0 };
    case 'moreWanted':
      return { ...query, page: clampPage(query.page + 1) };
    case 'addressChanged':
      return fact.query;
  }
}

function withoutFacets(filters: Filters, names: readonly string[]): Filters {
  return names.reduce<Filters>((left, name) => withValues(left, name, []), filters);
}

/** If all words became filters, the previous keyphrase stays; it has a chip of its own. */
function submit(
  query: SearchQuery,
  { keyphrase, filters, sortName = query.sortName }: RecognisedWords,
): SearchQuery {
  const chosen = Object.entries(filters).reduce(
    (all, [name, values]) => withValues(all, name, [...valuesOf(all, name), ...values]),
    query.filters,
  );
  return { ...narrow(query, chosen), keyphrase: keyphrase || query.keyphrase, sortName };
}

function toggle(filters: Filters, { facets, parent, ...value }: FilterToggled): Filters {
  if (isTicked(filters, facets, value, parent)) return without(filters, value, facets);
  return withValue(parent ? withValue(filters, parent) : filters, value);
}

function remove(query: SearchQuery, chip: FilterChip, facets: readonly Facet[]): SearchQuery {
  switch (chip.kind) {
    case 'keyphrase':
      return { ...query, keyphrase: '', page: 0 };
    case 'choice':
      return narrow(query, without(query.filters, chip, facets));
    case 'range':
    case 'place':
      return narrow(query, withValues(query.filters, chip.name, []));
    case 'monthly':
      return narrow(query, withoutFacets(query.filters, loanNames));
  }
}

/** Removes a value and its children, except children of another chosen value. */
function without(filters: Filters, value: ChosenValue, facets: readonly Facet[]): Filters {
  const left = withoutValue(filters, value);
  const facet = facets.find(({ name }) => name === value.name);
  if (facet?.kind !== 'choice' || facet.childName === undefined) return left;
  const name = facet.childName;
  const stays = (child: string) => {
    const parents = parentsOf(facets, { name, value: child });
    const wasBelow = parents.some((parent) => parent.value === value.value);
    return !wasBelow || parents.some((parent) => isChosen(left, parent));
  };
  return withValues(left, name, valuesOf(left, name).filter(stays));
}

function narrow(query: SearchQuery, filters: Filters): SearchQuery {
  return { ...query, filters, page: 0 };
}
