/**
 * State of a list of stories in the browser: the chosen tags, the stories shown and the pending
 * request. The component that holds the state executes `state.request` while there is one, and
 * cancels a request that is no longer in the state.
 */

import { storiesPageSize } from './service.ts';

/** A request for stories. */
export interface ListRequest {
  /** Keys of the chosen tags; all stories if empty. */
  readonly tags: readonly string[];
  readonly first: number;
  /** Cursor to start from; the answer is then appended to the stories shown. */
  readonly after?: string | undefined;
  /** Whether the visitor asked for these stories and the focus should move to the first of them. */
  readonly thenFocus: boolean;
}

/** The answer to a request. */
export interface ListPart<Item> {
  readonly stories: readonly Item[];
  /** Total number of stories. */
  readonly total: number;
  /** Cursor of the next part; absent at the end. */
  readonly next?: string | undefined;
}

/** The stories shown, and their tags. */
export interface ShownStories<Item> extends ListPart<Item> {
  readonly tags: readonly string[];
}

/** What the visitor sees. */
export type StoriesListState<Item> =
  | {
      readonly kind: 'settled';
      readonly shown: ShownStories<Item>;
      /** Index of the story to focus. */
      readonly focusAt?: number | undefined;
    }
  | {
      readonly kind: 'loading';
      readonly request: ListRequest;
      /** Stays visible until the answer arrives; absent on a page that was just opened. */
      readonly shown?: ShownStories<Item> | undefined;
      /** Whether the visitor asked for more meanwhile: the next part is requested after the answer. */
      readonly wantsMore?: true;
    }
  | {
      readonly kind: 'failed';
      readonly request: ListRequest;
      /** The stories to which the next part would have been appended. */
      readonly shown?: ShownStories<Item> | undefined;
    };

/** What happened. */
export type StoriesListFact<Item> =
  /** The page was opened at an address with these tags, where this many stories were shown. */
  | { readonly type: 'opened'; readonly tags: readonly string[]; readonly count: number }
  /** The visitor went to another address of the same page. */
  | { readonly type: 'addressChanged'; readonly tags: readonly string[]; readonly count: number }
  | { readonly type: 'tagsChosen'; readonly tags: readonly string[] }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  /** The stories for the new address were shown before and are still in memory. */
  | { readonly type: 'remembered'; readonly shown: ShownStories<Item> }
  | { readonly type: 'arrived'; readonly request: ListRequest; readonly part: ListPart<Item> }
  | { readonly type: 'failed'; readonly request: ListRequest };

/** The list as the server sent it; failed if the server could not load it. */
export function initialList<Item>(part: ListPart<Item> | undefined): StoriesListState<Item> {
  if (part) return { kind: 'settled', shown: { tags: [], ...part } };
  return { kind: 'failed', request: wholeRequest([], storiesPageSize) };
}

/** The currently chosen tags. */
export function chosenTags<Item>(state: StoriesListState<Item>): readonly string[] {
  return state.kind === 'settled' ? state.shown.tags : state.request.tags;
}

/** Reducer of the list. */
export function storiesList<Item>(
  state: StoriesListState<Item>,
  fact: StoriesListFact<Item>,
): StoriesListState<Item> {
  switch (fact.type) {
    case 'opened':
      // The server sends the unfiltered list to everyone, which may differ from this address.
      return choose(state, fact, sameTags(shownTags(state), fact.tags) ? state.shown : undefined);
    case 'addressChanged':
      return choose(state, fact, state.shown);
    case 'tagsChosen':
      return choose(state, { tags: fact.tags, count: 0 }, state.shown);
    case 'moreWanted':
      return more(state);
    case 'retried':
      if (state.kind !== 'failed') return state;
      return { ...state, kind: 'loading', request: { ...state.request, thenFocus: true } };
    case 'remembered':
      return { kind: 'settled', shown: fact.shown };
    case 'arrived':
      return state.kind === 'loading' && state.request === fact.request
        ? arrive(state, fact.part)
        : state;
    case 'failed':
      return state.kind === 'loading' && state.request === fact.request ? failed(state) : state;
  }
}

interface Choice {
  readonly tags: readonly string[];
  /** Minimum number of stories to show. */
  readonly count: number;
}

function choose<Item>(
  state: StoriesListState<Item>,
  { tags, count }: Choice,
  shown: ShownStories<Item> | undefined,
): StoriesListState<Item> {
  if (!shown || !sameTags(shown.tags, tags)) {
    const request = wholeRequest(tags, Math.max(count, storiesPageSize));
    return { kind: 'loading', request, shown };
  }
  const missing = count - shown.stories.length;
  if (missing <= 0 || shown.next === undefined) {
    return state.kind === 'settled' ? state : { kind: 'settled', shown };
  }
  const request = { tags, first: missing, after: shown.next, thenFocus: false };
  return { kind: 'loading', request, shown };
}

function more<Item>(state: StoriesListState<Item>): StoriesListState<Item> {
  if (state.kind === 'loading') {
    return isAddition(state.request) ? state : { ...state, wantsMore: true };
  }
  if (state.kind === 'failed' || state.shown.next === undefined) return state;
  const { tags, next } = state.shown;
  const request = { tags, first: storiesPageSize, after: next, thenFocus: true };
  return { kind: 'loading', request, shown: state.shown };
}

/** Whether the request is for more already. */
function isAddition({ after, thenFocus }: ListRequest): boolean {
  return after !== undefined && thenFocus;
}

type Loading<Item> = Extract<StoriesListState<Item>, { readonly kind: 'loading' }>;

function arrive<Item>(
  { request, shown, wantsMore }: Loading<Item>,
  part: ListPart<Item>,
): StoriesListState<Item> {
  const before = request.after === undefined ? [] : (shown?.stories ?? []);
  const settled = {
    kind: 'settled',
    shown: { ...part, tags: request.tags, stories: [...before, ...part.stories] },
    focusAt: request.thenFocus && part.stories.length > 0 ? before.length : undefined,
  } as const;
  return wantsMore ? more(settled) : settled;
}

/** Stories of another choice would look like the result of this one, so they are removed. */
function failed<Item>({ request, shown }: Loading<Item>): StoriesListState<Item> {
  return { kind: 'failed', request, shown: request.after === undefined ? undefined : shown };
}

function wholeRequest(tags: readonly string[], first: number): ListRequest {
  return { tags, first, thenFocus: false };
}

function shownTags<Item>(state: StoriesListState<Item>): readonly string[] | undefined {
  return state.shown?.tags;
}

function sameTags(a: readonly string[] | undefined, b: readonly string[]): boolean {
  return a !== undefined && a.join() === b.join();
}
