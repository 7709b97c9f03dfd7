import { useEffect, useEffectEvent, useRef } from 'react';
import { isPageReplaced } from '#domain/tireHotel/pageHistory.ts';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { readEntry, writeEntry } from '#features/shared/historyEntry.ts';
import type { TireHotelActions } from './tireHotelProps.ts';

interface PageHistoryOptions {
  readonly flow: TireHotelFlow;
  readonly isRestored: boolean;
  readonly dispatch: TireHotelActions['dispatch'];
}

/**
 * Gives each page its entry in the browser's history, so that Back shows the page before, and Forward the one after, with what was
 * entered. The pages are only kept in memory: the history has their numbers.
 */
export function usePageHistory({ flow, isRestored, dispatch }: PageHistoryOptions): void {
  const pages = useRef<ReadonlyMap<number, TireHotelFlow>>(new Map());

  const showPage = useEffectEvent(() => {
    const page = pages.current.get(numberOfEntry());
    if (page) dispatch({ type: 'pageReturned', page });
  });
  useEffect(() => {
    window.addEventListener('popstate', showPage);
    return () => window.removeEventListener('popstate', showPage);
  }, []);

  useEffect(() => {
    if (!isRestored) return;
    const at = numberOfEntry();
    const before = pages.current.get(at);
    if (!before || before.stage === flow.stage || isPageReplaced(before, flow)) {
      if (readEntry(member) === undefined) writeEntry(member, at, 'current');
      pages.current = new Map([...pages.current, [at, flow]]);
      return;
    }
    writeEntry(member, at + 1, 'new');
    // The entries that Forward led to are gone, and nothing of a session is kept when it has ended.
    const earlier = [...pages.current].filter(([page]) => page <= at && flow.stage !== 'search');
    pages.current = new Map([...earlier, [at + 1, flow]]);
  }, [flow, isRestored]);
}

const member = 'tireHotelPage';

/** 0 for the page's own entry. */
function numberOfEntry(): number {
  return Number(readEntry(member) ?? 0);
}
