import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import type { FollowedSearch } from '#domain/cars/followedSearches.ts';
import { fillText } from '#domain/fillText.ts';
import { carFeedAddress } from '#domain/search/feedAddress.ts';
import type { Locale, SiteId } from '#domain/sites/site.ts';
import * as css from './FollowedSearches.css.ts';
import { follow, followedSearches, onFollowChange, unfollow } from './followStore.ts';
import type { FollowTexts } from './followTexts.ts';
import { newsText } from './newsText.ts';
import { useNews } from './useNews.ts';

/** What the followed searches need from the server. */
export interface FollowedSetup {
  readonly place: { readonly site: SiteId; readonly locale: Locale };
  readonly texts: FollowTexts;
  /** The heading level of the section. */
  readonly level: 2 | 3 | 4;
}

/** The searches that the visitor follows on this device; nothing without any. A removed one can be followed again. */
export function FollowedSearches(setup: FollowedSetup) {
  const { texts, level } = setup;
  const id = useId();
  const searches = useSyncExternalStore(onFollowChange, followedSearches, none);
  const rows = useRows(searches);
  if (rows.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading id={id} level={level} style="heading2">
        {texts.followedSearches}
      </Heading>
      <p className={css.intro}>{texts.followedIntro}</p>
      <ul>
        {rows.map((search) => (
          <Row
            key={search.address}
            search={search}
            isRemoved={!searches.some(({ address }) => address === search.address)}
            setup={setup}
          />
        ))}
      </ul>
    </section>
  );
}

const nothing: readonly FollowedSearch[] = [];

function none(): readonly FollowedSearch[] {
  return nothing;
}

/** All searches that were followed since the page was opened, each at its place. */
function useRows(searches: readonly FollowedSearch[]): readonly FollowedSearch[] {
  const [known, setKnown] = useState(searches);
  const [last, setLast] = useState(searches);
  if (last !== searches) {
    setLast(searches);
    const byAddress = new Map(searches.map((search) => [search.address, search]));
    const added = searches.filter(({ address }) => known.every((one) => one.address !== address));
    setKnown([...added, ...known.map((one) => byAddress.get(one.address) ?? one)]);
  }
  return known;
}

interface RowProps {
  readonly search: FollowedSearch;
  /** Whether it isn't followed any more. */
  readonly isRemoved: boolean;
  readonly setup: FollowedSetup;
}

function Row({ search, isRemoved, setup: { place, texts } }: RowProps) {
  const { name, address } = search;
  return (
    <li className={css.row}>
      <div className={css.about}>
        {!isRemoved && (
          <>
            <Link href={address}>{name}</Link>
            <News search={search} place={place} texts={texts} />
          </>
        )}
        <span role="status">{isRemoved && fillText(texts.followedRemoved, { name })}</span>
      </div>
      <div className={css.actions}>
        {!isRemoved && (
          <Link href={carFeedAddress(address)} variant="standalone">
            <span>{texts.followedFeed}</span>
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Link>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button
          key="remove"
          variant="secondary"
          leadingIcon={isRemoved ? 'refresh' : 'close'}
          onClick={() => (isRemoved ? follow(search) : unfollow(address))}
        >
          <span>{isRemoved ? texts.followedUndo : texts.savedRemove}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

type NewsProps = Pick<RowProps, 'search'> & Pick<FollowedSetup, 'place' | 'texts'>;

function News({ search, place: { site, locale }, texts }: NewsProps) {
  const { count, news, isNew } = newsText(useNews(site, search), search, { texts, locale });
  return (
    <p className={css.news}>
      <span>{count}</span>
      {news !== undefined && <span className={isNew ? css.fresh : undefined}>{` · ${news}`}</span>}
    </p>
  );
}
