/** State of a list of stories in the browser: a paged list, filtered by the chosen tags. */

import {
  type PagedListFact,
  type PagedListState,
  type Paging,
  type PartRequest,
  pagedListReducer,
} from '../pagedList/pagedListState.ts';
import { storiesPageSize } from './service.ts';

/** What an address shows. */
interface StoriesQuery {
  /** Keys of the chosen tags; all stories if empty. */
  readonly tags: readonly string[];
  /** Minimum number of stories to show. */
  readonly count: number;
}

/** A request for stories. */
export interface ListRequest extends PartRequest, Pick<StoriesQuery, 'tags'> {
  readonly first: number;
  /** Cursor to start from; the answer is then appended to the stories shown. */
  readonly after?: string | undefined;
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

interface StoryTypes<Item> {
  readonly query: StoriesQuery;
  readonly request: ListRequest;
  readonly part: ListPart<Item>;
  readonly shown: ShownStories<Item>;
  readonly entry: Item;
}

/** What the visitor sees. */
export type StoriesListState<Item> = PagedListState<StoryTypes<Item>>;

/** What happened. */
export type StoriesListFact<Item> = PagedListFact<StoryTypes<Item>>;

/** The list as the server sent it; failed if the server could not load it. */
export function initialStoriesList<Item>(part: ListPart<Item> | undefined): StoriesListState<Item> {
  if (part) return { kind: 'settled', shown: { tags: [], ...part } };
  return { kind: 'failed', request: wholeRequest({ tags: [], count: 0 }) };
}

/** The currently chosen tags. */
export function chosenTags<Item>(state: StoriesListState<Item>): readonly string[] {
  return state.kind === 'settled' ? state.shown.tags : state.request.tags;
}

/** Reducer of the list. */
export function storiesListReducer<Item>(
  state: StoriesListState<Item>,
  fact: StoriesListFact<Item>,
): StoriesListState<Item> {
  return pagedListReducer(paging<Item>(), state, fact);
}

function paging<Item>(): Paging<StoryTypes<Item>> {
  return {
    isOf: ({ tags }, query) => tags.join() === query.tags.join(),
    wholeRequest,
    restRequest({ tags, stories, next }, { count }) {
      const first = count - stories.length;
      if (first <= 0 || next === undefined) return undefined;
      return { tags, first, after: next, thenFocus: false };
    },
    moreRequest({ tags, next }) {
      if (next === undefined) return undefined;
      return { tags, first: storiesPageSize, after: next, thenFocus: true };
    },
    isAddition: ({ after }) => after !== undefined,
    entriesOf: ({ stories }) => stories,
    combine: (before, { tags }, part) => ({
      ...part,
      tags,
      stories: [...(before?.stories ?? []), ...part.stories],
    }),
    remembersWish: true,
  };
}

function wholeRequest({ tags, count }: StoriesQuery): ListRequest {
  return { tags, first: Math.max(count, storiesPageSize), thenFocus: false };
}
