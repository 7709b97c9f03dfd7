import { type RefObject, useEffect, useRef } from 'react';
import { onApproach } from '#design-system/onApproach.ts';
import { ProgressBar } from '#design-system/ProgressBar/ProgressBar.tsx';
import type { ShownCars } from '#domain/cars/carListState.ts';
import { fillText } from '#domain/fillText.ts';
import { carListPageSize, hasMore, isTooWide, maxPageIndex } from '#domain/search/paging.ts';
import { prefetch } from '#features/shared/prefetch.ts';
import { formatNumber } from '../format.ts';
import * as css from './CarBrowser.css.ts';
import type { CarListSetup, CarListWords } from './carListSetup.ts';
import { partAddress } from './listAddress.ts';
import { PagesLink } from './PagesLink.tsx';

interface ResultsFootProps {
  readonly shown: ShownCars;
  readonly setup: CarListSetup;
  /** The number of cars shown, as text. */
  readonly text: string;
  readonly onMore: () => void;
}

/** The number of cars shown, and the link to more; at the last page, how to find the rest. */
export function ResultsFoot({ shown, setup, text, onMore }: ResultsFootProps) {
  const { cars, total, query, firstPage } = shown;
  const foot = useRef<HTMLDivElement>(null);
  useFetchAhead(foot, shown, setup);
  return (
    <div ref={foot} className={css.foot}>
      <div className={css.progress}>
        <ProgressBar label={text} value={firstPage * carListPageSize + cars.length} max={total} />
      </div>
      {hasMore(query.page, total) && (
        <PagesLink setup={setup} query={query} page={query.page + 1} rel="next" onFollow={onMore}>
          {setup.words.texts.carListMore}
        </PagesLink>
      )}
      {isTooWide(query.page, total) && <p className={css.narrow}>{narrowText(setup.words)}</p>}
    </div>
  );
}

function narrowText({ texts, locale }: CarListWords): string {
  const max = formatNumber(locale, (maxPageIndex + 1) * carListPageSize);
  return fillText(texts.carListNarrow, { max });
}

/** Prefetches the next page into the browser's HTTP cache when the end of the list is near the window. */
function useFetchAhead(
  foot: RefObject<HTMLElement | null>,
  { query, total }: ShownCars,
  { place }: CarListSetup,
): void {
  useEffect(() => {
    if (!foot.current || !hasMore(query.page, total)) return;
    return onApproach(foot.current, '100%', () => {
      const page = query.page + 1;
      prefetch(partAddress(place, { query: { ...query, page }, firstPage: page }));
    });
  }, [foot, query, total, place]);
}
