/**
 * State of a list in the browser that grows by parts: the entries shown and the pending request. The
 * component that holds the state executes `state.request` while there is one, and cancels a request
 * that is no longer in the state.
 */

/** What all requests have in common. */
export interface PartRequest {
  /** Whether the visitor asked for these entries and the focus should move to the first of them. */
  readonly thenFocus: boolean;
}

/** The types of one list. */
export interface ListTypes {
  /** What an address names: which entries, and how many of them. */
  readonly query: unknown;
  readonly request: PartRequest;
  readonly part: unknown;
  readonly shown: unknown;
  readonly entry: unknown;
}

/** What the visitor sees. */
export type PagedListState<T extends ListTypes> =
  | {
      readonly kind: 'settled';
      readonly shown: T['shown'];
      /** Index of the entry to focus. */
      readonly focusAt?: number | undefined;
    }
  | {
      readonly kind: 'loading';
      readonly request: T['request'];
      /** Stays visible until the answer arrives; absent on a page that was just opened. */
      readonly shown?: T['shown'] | undefined;
      /** Whether the visitor asked for more meanwhile: the next part is requested after the answer. */
      readonly wantsMore?: true;
    }
  | {
      readonly kind: 'failed';
      readonly request: T['request'];
      /** The entries to which the next part would have been appended. */
      readonly shown?: T['shown'] | undefined;
    };

/** The answer to a request, or its failure. */
export type AnswerFact<Request, Part> =
  | { readonly type: 'arrived'; readonly request: Request; readonly part: Part }
  | { readonly type: 'failed'; readonly request: Request };

/** What happened. */
export type PagedListFact<T extends ListTypes> =
  /** The page was opened at an address. */
  | { readonly type: 'opened'; readonly query: T['query'] }
  /** The visitor went to another address of the same page. */
  | { readonly type: 'addressChanged'; readonly query: T['query'] }
  /** The visitor searches for something else. */
  | { readonly type: 'searched'; readonly query: T['query'] }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  /** The entries of the new address were shown before and are still in memory. */
  | { readonly type: 'remembered'; readonly shown: T['shown'] }
  | AnswerFact<T['request'], T['part']>;

/** The rules of one list. */
export interface Paging<T extends ListTypes> {
  /** Whether the entries shown belong to the query; their number may differ. */
  readonly isOf: (shown: T['shown'], query: T['query']) => boolean;
  /** The request for all entries of a query. */
  readonly wholeRequest: (query: T['query']) => T['request'];
  /** The request for the entries of the query that aren't shown yet, if there are any. */
  readonly restRequest: (shown: T['shown'], query: T['query']) => T['request'] | undefined;
  /** The request for the next part, if there is one. */
  readonly moreRequest: (shown: T['shown']) => T['request'] | undefined;
  /** Whether the answer is added to the entries shown. */
  readonly isAddition: (request: T['request']) => boolean;
  readonly entriesOf: (list: T['shown'] | T['part']) => readonly T['entry'][];
  /** The entries shown after an answer, which is added to those shown before, if there are any. */
  readonly combine: (
    before: T['shown'] | undefined,
    request: T['request'],
    part: T['part'],
  ) => T['shown'];
  /** Whether `moreWanted` is remembered while other entries are loading. */
  readonly remembersWish: boolean;
}

/** Reducer of a list with these rules. */
export function pagedListReducer<T extends ListTypes>(
  paging: Paging<T>,
  state: PagedListState<T>,
  fact: PagedListFact<T>,
): PagedListState<T> {
  switch (fact.type) {
    case 'opened': {
      // The server may have sent entries of another address, which are no answer to this one.
      const isOf = state.shown !== undefined && paging.isOf(state.shown, fact.query);
      return search(paging, state, fact.query, isOf ? state.shown : undefined);
    }
    case 'addressChanged':
    case 'searched':
      return search(paging, state, fact.query, state.shown);
    case 'moreWanted':
      return more(paging, state);
    case 'retried':
      if (state.kind !== 'failed') return state;
      return { ...state, kind: 'loading', request: { ...state.request, thenFocus: true } };
    case 'remembered':
      return { kind: 'settled', shown: fact.shown };
    case 'arrived':
      return isPending(state, fact.request) ? arrive(paging, state, fact.part) : state;
    case 'failed':
      return isPending(state, fact.request) ? fail(paging, state) : state;
  }
}

type Loading<T extends ListTypes> = Extract<PagedListState<T>, { kind: 'loading' }>;

function isPending<T extends ListTypes>(
  state: PagedListState<T>,
  request: T['request'],
): state is Loading<T> {
  return state.kind === 'loading' && state.request === request;
}

function search<T extends ListTypes>(
  paging: Paging<T>,
  state: PagedListState<T>,
  query: T['query'],
  shown: T['shown'] | undefined,
): PagedListState<T> {
  if (shown === undefined || !paging.isOf(shown, query)) {
    return { kind: 'loading', request: paging.wholeRequest(query), shown };
  }
  const request = paging.restRequest(shown, query);
  if (request) return { kind: 'loading', request, shown };
  return state.kind === 'settled' ? state : { kind: 'settled', shown };
}

function more<T extends ListTypes>(paging: Paging<T>, state: PagedListState<T>): PagedListState<T> {
  if (state.kind === 'loading') {
    const isAsked = paging.isAddition(state.request) && state.request.thenFocus;
    return isAsked || !paging.remembersWish ? state : { ...state, wantsMore: true };
  }
  const request = state.kind === 'settled' ? paging.moreRequest(state.shown) : undefined;
  return request ? { kind: 'loading', request, shown: state.shown } : state;
}

function arrive<T extends ListTypes>(
  paging: Paging<T>,
  { request, shown, wantsMore }: Loading<T>,
  part: T['part'],
): PagedListState<T> {
  const before = paging.isAddition(request) ? shown : undefined;
  const firstNew = before === undefined ? 0 : paging.entriesOf(before).length;
  const settled = {
    kind: 'settled',
    shown: paging.combine(before, request, part),
    focusAt: request.thenFocus && paging.entriesOf(part).length > 0 ? firstNew : undefined,
  } as const;
  return wantsMore ? more(paging, settled) : settled;
}

/** Entries of another query would look like the result of this one, so they are removed. */
function fail<T extends ListTypes>(
  paging: Paging<T>,
  { request, shown }: Loading<T>,
): PagedListState<T> {
  return { kind: 'failed', request, shown: paging.isAddition(request) ? shown : undefined };
}
