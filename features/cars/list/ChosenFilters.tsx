import type { MouseEvent } from 'react';
import { RemovableChipLink } from '#design-system/Chip/RemovableChipLink.tsx';
import { focusNeighbour } from '#design-system/focus/focus.ts';
import { Link } from '#design-system/Link/Link.tsx';
import { chipKey, filterChips } from '#domain/search/chips.ts';
import type { Facet } from '#domain/search/facet.ts';
import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { type SearchFact, searchReducer } from '#domain/search/searchState.ts';
import { isPlainClick } from '#features/shared/isPlainClick.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { clearedHref, hrefWithout, listHref } from './listAddress.ts';
import { ChipTextIsland } from './optionalIslands.tsx';
import { isPlainChip, plainChipText } from './plainChipText.ts';

export interface ChosenFiltersProps {
  readonly setup: CarListSetup;
  readonly query: SearchQuery;
  readonly facets: readonly Facet[];
  readonly onChange: (fact: SearchFact) => void;
  /** The last chip, which has focus, is about to be removed. */
  readonly onLastGone: () => void;
}

/** The chosen filters as chips. Each is a link to the list without that filter. */
export function ChosenFilters(props: ChosenFiltersProps) {
  const { setup, query, facets } = props;
  const { words, pathChips } = setup;
  const { carListChosen, carListClear, carListRemove } = words.texts;
  const chips = filterChips(query, facets);
  if (chips.length + pathChips.length === 0) return null;
  const isLast = chips.length === 1;
  return (
    <ul className={css.chips} aria-label={carListChosen}>
      {pathChips.map((chip) => (
        <li key={chip.path}>
          <RemovableChipLink href={hrefWithout(chip, setup, query)} removeLabel={carListRemove}>
            {chip.text}
          </RemovableChipLink>
        </li>
      ))}
      {chips.map((chip) => (
        <li key={chipKey(chip)}>
          <RemovableChipLink
            {...linkTo({ type: 'filterRemoved', chip, facets }, isLast, props)}
            removeLabel={carListRemove}
          >
            {isPlainChip(chip) ? (
              plainChipText(chip, words)
            ) : (
              <ChipTextIsland chip={chip} words={words} />
            )}
          </RemovableChipLink>
        </li>
      ))}
      <li>
        <Link {...clearLink(props)} variant="standalone">
          {carListClear}
        </Link>
      </li>
    </ul>
  );
}

/** A link to the list after a fact. With JavaScript, the list handles the click itself. */
function linkTo(
  fact: SearchFact,
  /** Whether it is the last chip. */
  isLast: boolean,
  { setup, query, onChange, onLastGone }: ChosenFiltersProps,
) {
  return {
    href: listHref(setup, searchReducer(query, fact)),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const link = event.currentTarget;
      if (isLast || !focusNeighbour(linksBeside(link), link, 'still')) onLastGone();
      onChange(fact);
    },
  };
}

/** The link that clears all filters; those of the path are on another page. */
function clearLink(props: ChosenFiltersProps) {
  const { setup, query } = props;
  const href = clearedHref(setup, query);
  return setup.pathChips.length > 0 ? { href } : linkTo({ type: 'cleared' }, true, props);
}

/** All links of the list of chips. */
function linksBeside(link: HTMLElement): readonly HTMLElement[] {
  return [...(link.closest('ul')?.querySelectorAll('a') ?? [])];
}
