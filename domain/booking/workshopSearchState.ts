import type { Workshop } from './workshop.ts';

/** How many workshops are loaded at a time: after as many messages, the browser closes the stream. */
export const workshopsAtATime = 5;

/** How long a stream may be silent, in ms. Then it counts as broken. */
export const silenceMs = 20_000;

/** The search for workshops; the workshops that have been found are kept in every state. */
export type WorkshopSearchState =
  /** The stream is open. `received` counts its messages. */
  | {
      readonly kind: 'searching';
      readonly found: readonly Workshop[];
      readonly received: number;
    }
  /** The stream is closed, and there may be more workshops. */
  | { readonly kind: 'paused'; readonly found: readonly Workshop[] }
  /** There are no more workshops. */
  | { readonly kind: 'complete'; readonly found: readonly Workshop[] }
  /** The search failed. */
  | { readonly kind: 'failed'; readonly found: readonly Workshop[] };

/** What happened in a search. */
export type WorkshopSearchFact =
  /** A search began, for other services or another place. */
  | { readonly type: 'searchStarted' }
  /** The visitor wants more workshops, so the stream was opened again after the last one. */
  | { readonly type: 'moreRequested' }
  | { readonly type: 'workshopFound'; readonly workshop: Workshop }
  /** There are no (more) workshops for these services. */
  | { readonly type: 'noWorkshops' }
  /** The connection ended. The server ends it after the last workshop, but it may also have been cut off. */
  | { readonly type: 'ended' }
  /** The server reported an error, the connection was refused, or the stream has been silent for too long. */
  | { readonly type: 'failed' };

/** A search without results yet. */
export const initialWorkshopSearch: WorkshopSearchState = {
  kind: 'searching',
  found: [],
  received: 0,
};

/** The search after something happened. A message of a stream that has been closed changes nothing. */
export function workshopSearchReducer(
  search: WorkshopSearchState,
  fact: WorkshopSearchFact,
): WorkshopSearchState {
  const { found } = search;
  if (fact.type === 'searchStarted') return initialWorkshopSearch;
  if (fact.type === 'moreRequested') {
    return canRequestMore(search) ? { kind: 'searching', found, received: 0 } : search;
  }
  if (search.kind !== 'searching') return search;
  switch (fact.type) {
    case 'workshopFound':
      return arrived(search, fact.workshop);
    case 'noWorkshops':
      return { kind: 'complete', found };
    case 'ended':
      return afterEnd(search);
    case 'failed':
      return { kind: 'failed', found };
  }
}

type Searching = Extract<WorkshopSearchState, { kind: 'searching' }>;

/** A repeated workshop counts as a message, but isn't listed twice. */
function arrived({ found, received }: Searching, workshop: Workshop): WorkshopSearchState {
  const isKnown = found.some(({ departmentId }) => departmentId === workshop.departmentId);
  const next = {
    found: isKnown ? found : [...found, workshop],
    received: received + 1,
  };
  return next.received < workshopsAtATime
    ? { kind: 'searching', ...next }
    : { kind: 'paused', found: next.found };
}

/** An end after some workshops may be a cut, so more can be requested. Without any message it is the end. */
function afterEnd({ found, received }: Searching): WorkshopSearchState {
  if (received > 0) return { kind: 'paused', found };
  return found.length > 0 ? { kind: 'complete', found } : { kind: 'failed', found };
}

/** Whether the visitor can load more workshops; after a failure, that is another attempt. */
export function canRequestMore(search: WorkshopSearchState): boolean {
  return search.found.length > 0 && (search.kind === 'paused' || search.kind === 'failed');
}

/** Whether there may be more workshops than were found, once the first search has found its share. */
export function mayHaveMore(search: WorkshopSearchState): boolean {
  const isSearchingMore = search.kind === 'searching' && search.found.length >= workshopsAtATime;
  return isSearchingMore || canRequestMore(search);
}

/** Where the next stream continues: after the last workshop that has been found. */
export function cursorOf({ found }: WorkshopSearchState): string | undefined {
  return found.at(-1)?.departmentId;
}

/** How many workshops are still to come, so that the list can reserve their places. */
export function expectedWorkshops(search: WorkshopSearchState): number {
  return search.kind === 'searching' ? workshopsAtATime - search.received : 0;
}
