import { type MouseEvent, useRef } from 'react';
import { RemovableChipLink } from '#design-system/Chip/RemovableChipLink.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { chipKey, filterChips } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { type SearchFact, searchState } from '#domain/search/searchState.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { chipText } from './chipText.ts';
import { isPlainClick } from './isPlainClick.ts';
import { listHref } from './listAddress.ts';

interface ChosenFiltersProps {
  readonly setup: CarListSetup;
  readonly query: SearchQuery;
  readonly facets: readonly Facet[];
  readonly onChange: (fact: SearchFact) => void;
  /** The last chip is about to go, and the focus on it. */
  readonly onLastGone: () => void;
}

/** What narrows the list down: each is a link to the list without it. */
export function ChosenFilters({ setup, query, facets, ...on }: ChosenFiltersProps) {
  const { words, pathChips } = setup;
  const { carListChosen, carListClear, carListRemove } = words.texts;
  const list = useRef<HTMLUListElement>(null);
  const chips = filterChips(query, facets);
  if (chips.length + pathChips.length === 0) return null;
  const linkTo = (fact: SearchFact) => ({
    href: listHref(setup, searchState(query, fact)),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const goesAlone = fact.type === 'filterRemoved' && chips.length > 1;
      const neighbour = goesAlone && neighbourOf(event.currentTarget, list.current);
      if (neighbour) neighbour.focus({ preventScroll: true });
      else on.onLastGone();
      on.onChange(fact);
    },
  });
  return (
    <ul ref={list} className={css.chips} aria-label={carListChosen}>
      {pathChips.map(({ text, path }) => (
        <li key={path}>
          <RemovableChipLink
            href={listHref({ ...setup, path }, { ...query, page: 0 })}
            removeLabel={carListRemove}
          >
            {text}
          </RemovableChipLink>
        </li>
      ))}
      {chips.map((chip) => (
        <li key={chipKey(chip)}>
          <RemovableChipLink
            {...linkTo({ type: 'filterRemoved', chip, facets })}
            removeLabel={carListRemove}
          >
            {chipText(chip, words)}
          </RemovableChipLink>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Link {...linkTo({ type: 'cleared' })} variant="standalone">
            {carListClear}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The chip that moves into the place of the one that goes, or else the one before it. */
function neighbourOf(link: HTMLElement, list: Element | null): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];
  const at = links.indexOf(link);
  return links[at + 1] ?? links[at - 1];
}
