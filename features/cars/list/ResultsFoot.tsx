import { type RefObject, useEffect, useRef } from 'react';
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx';
import { ProgressBar } from '#design-system/ProgressBar/ProgressBar.tsx';
import type { ShownCars } from '#domain/cars/carList.ts';
import { hasMore } from '#domain/search/paging.ts';
import { searchState } from '#domain/search/searchState.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup } from './carListSetup.ts';
import { isPlainClick } from './isPlainClick.ts';
import { listHref, partAddress } from './listAddress.ts';

interface ResultsFootProps {
  readonly shown: ShownCars;
  readonly setup: CarListSetup;
  /** The number of cars shown, as text. */
  readonly text: string;
  readonly onMore: () => void;
}

/** The number of cars shown, and the link to more. */
export function ResultsFoot({ shown, setup, text, onMore }: ResultsFootProps) {
  const { cars, total, query } = shown;
  const foot = useRef<HTMLDivElement>(null);
  useFetchAhead(foot, shown, setup);
  return (
    <div ref={foot} className={css.foot}>
      <div className={css.progress}>
        <ProgressBar label={text} value={cars.length} max={total} />
      </div>
      {hasMore(query.page, total) && (
        <ButtonLink
          href={listHref(setup, searchState(query, { type: 'moreWanted' }))}
          variant="secondary"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onMore();
          }}
        >
          {setup.words.texts.carListMore}
        </ButtonLink>
      )}
    </div>
  );
}

/** Prefetches the next page into the browser's HTTP cache when the end of the list is near the window. */
function useFetchAhead(
  foot: RefObject<HTMLElement | null>,
  { query, total }: ShownCars,
  { place }: CarListSetup,
): void {
  useEffect(() => {
    if (!foot.current || !hasMore(query.page, total)) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        const page = query.page + 1;
        const address = partAddress(place, { query: { ...query, page }, firstPage: page });
        // A failed prefetch is ignored: the page is fetched again when it is needed.
        fetch(address, { priority: 'low' }).catch(() => undefined);
      },
      { rootMargin: '100%' },
    );
    near.observe(foot.current);
    return () => near.disconnect();
  }, [foot, query, total, place]);
}
