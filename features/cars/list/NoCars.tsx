import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { type CarListState, wantedQuery } from '#domain/cars/carListState.ts';
import { fillText } from '#domain/fillText.ts';
import { type FilterChip, filterChips } from '#domain/search/chips.ts';
import { type NearestFilter, nearestFilters } from '#domain/search/nearestFilters.ts';
import { isNarrowed } from '#domain/search/searchQuery.ts';
import { type SearchFact, searchReducer } from '#domain/search/searchState.ts';
import { isPlainClick } from '#features/shared/isPlainClick.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { chipText } from './chipText.ts';
import { formatHits } from './formatHits.ts';
import { clearedHref, listHref } from './listAddress.ts';

export interface NoCarsProps {
  readonly setup: CarListSetup;
  readonly state: CarListState;
  readonly onChange: (fact: SearchFact) => void;
  /** The button that follows the search. */
  readonly follow: ReactNode;
}

/** The ways on if there are no hits: links to fewer filters, with their hits, and to all cars, or following the search. */
export function NoCars({ setup, state, onChange, follow }: NoCarsProps) {
  const { texts } = setup.words;
  const query = wantedQuery(state);
  const { facets, shown } = state;
  const own = nearestFilters(query, facets);
  // If more than one filter excludes the cars, the server has searched with fewer.
  const nearest = own.length > 0 ? own : (shown?.waysOut ?? []);
  const linkTo = (fact: SearchFact, href = listHref(setup, searchReducer(query, fact))) =>
    linkOf(fact, href, onChange);
  return (
    <div className={css.wayOn}>
      {nearest.map((filter) => (
        <ButtonLink
          key={filter.names.join()}
          {...linkTo({ type: 'facetsCleared', names: filter.names })}
        >
          {fillText(texts.carListWithout, {
            filter: filterText(filter, filterChips(query, facets), setup),
            count: formatHits(filter.count, setup.words.locale),
          })}
        </ButtonLink>
      ))}
      {isNarrowed(query) && (
        <ButtonLink
          {...linkTo({ type: 'cleared' }, clearedHref(setup, query))}
          variant={nearest.length > 0 ? 'secondary' : undefined}
        >
          {texts.carListClear}
        </ButtonLink>
      )}
      {setup.allHref !== undefined && (
        <ButtonLink href={setup.allHref} variant="secondary">
          {texts.carListAllCars}
        </ButtonLink>
      )}
      {follow}
    </div>
  );
}

/** The chosen values of a facet and its child. */
function filterText(
  { names }: NearestFilter,
  chips: readonly FilterChip[],
  { words }: CarListSetup,
): string {
  const own = chips.filter((chip) => {
    if (chip.kind === 'keyphrase') return false;
    return names.includes(chip.kind === 'monthly' ? 'loan' : chip.name);
  });
  return own.map((chip) => chipText(chip, words)).join(', ');
}

/** A link to the list after a fact. With JavaScript, the list handles the click itself. */
function linkOf(fact: SearchFact, href: string, onChange: NoCarsProps['onChange']) {
  return {
    href,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChange(fact);
    },
  };
}
