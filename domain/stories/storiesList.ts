/**
 * A list of stories in the visitor's hands: which tags are chosen, what is shown, what is on its
 * way. The reducer hears facts; whoever holds the state asks for `state.request` while there is
 * one, and drops a request that the state no longer has.
 */

import { storiesPageSize } from './service.ts';

/** What is asked for. */
export interface ListRequest {
  /** Keys of the chosen tags; none: all stories. */
  readonly tags: readonly string[];
  readonly first: number;
  /** Where it begins; what arrives is then added to what is shown. */
  readonly after?: string | undefined;
  /** Whether the visitor waits for it and wants to read on where it begins. */
  readonly thenFocus: boolean;
}

/** What arrived. */
export interface ListPart<Item> {
  readonly stories: readonly Item[];
  /** How many there are in all. */
  readonly total: number;
  /** Where the next part begins; absent at the end. */
  readonly next?: string | undefined;
}

/** What is shown, and for which choice. */
export interface ShownStories<Item> extends ListPart<Item> {
  readonly tags: readonly string[];
}

/** The list as the visitor sees it. */
export type StoriesListState<Item> =
  | {
      readonly kind: 'settled';
      readonly shown: ShownStories<Item>;
      /** Place of the story that the focus goes to. */
      readonly focusAt?: number | undefined;
    }
  | {
      readonly kind: 'loading';
      readonly request: ListRequest;
      /** What stays until the answer comes; nothing on a page just opened. */
      readonly shown?: ShownStories<Item> | undefined;
    }
  | {
      readonly kind: 'failed';
      readonly request: ListRequest;
      /** What the next part should have been added to. */
      readonly shown?: ShownStories<Item> | undefined;
    };

/** What happened. */
export type StoriesListFact<Item> =
  /** The page was opened at an address that names tags, where so many stories were shown. */
  | { readonly type: 'opened'; readonly tags: readonly string[]; readonly count: number }
  /** The visitor went to another address of the same page. */
  | { readonly type: 'addressChanged'; readonly tags: readonly string[]; readonly count: number }
  | { readonly type: 'tagsChosen'; readonly tags: readonly string[] }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  /** What the address asks for was shown before and is still at hand. */
  | { readonly type: 'remembered'; readonly shown: ShownStories<Item> }
  | { readonly type: 'arrived'; readonly request: ListRequest; readonly part: ListPart<Item> }
  | { readonly type: 'failed'; readonly request: ListRequest };

/** The list as the server sent it; without stories when the server got none. */
export function initialList<Item>(part: ListPart<Item> | undefined): StoriesListState<Item> {
  if (part) return { kind: 'settled', shown: { tags: [], ...part } };
  return { kind: 'failed', request: wholeRequest([], storiesPageSize) };
}

/** The tags that are chosen now. */
export function chosenTags<Item>(state: StoriesListState<Item>): readonly string[] {
  return state.kind === 'settled' ? state.shown.tags : state.request.tags;
}

/** What the list becomes by a fact. */
export function storiesList<Item>(
  state: StoriesListState<Item>,
  fact: StoriesListFact<Item>,
): StoriesListState<Item> {
  switch (fact.type) {
    case 'opened':
      // What the server sent for everybody is not what this address asks for.
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
  /** At least so many stories. */
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
  if (state.kind !== 'settled' || state.shown.next === undefined) return state;
  const { tags, next } = state.shown;
  const request = { tags, first: storiesPageSize, after: next, thenFocus: true };
  return { kind: 'loading', request, shown: state.shown };
}

type Loading<Item> = Extract<StoriesListState<Item>, { readonly kind: 'loading' }>;

function arrive<Item>(
  { request, shown }: Loading<Item>,
  part: ListPart<Item>,
): StoriesListState<Item> {
  const before = request.after === undefined ? [] : (shown?.stories ?? []);
  return {
    kind: 'settled',
    shown: { ...part, tags: request.tags, stories: [...before, ...part.stories] },
    focusAt: request.thenFocus && part.stories.length > 0 ? before.length : undefined,
  };
}

/** Stories of another choice would pass for the answer to this one; they go. */
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
