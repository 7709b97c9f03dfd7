import { useMemo } from 'react';
import { writePageAddress } from '#design-system/Overlay/overlayEntry.ts';
import { storiesPageSize } from '#domain/stories/service.ts';
import { knownTags, readTags, tagsParameter, writeTags } from '#domain/stories/storiesFilter.ts';
import {
  initialStoriesList,
  type ListPart,
  type ListRequest,
  type ShownStories,
  type StoriesListFact,
  type StoriesListState,
  storiesListReducer,
} from '#domain/stories/storiesListState.ts';
import { askPart } from '#features/shared/askPart.ts';
import { createKeptLists } from '#features/shared/keptLists.ts';
import { type ListSource, usePagedList } from '#features/shared/usePagedList.ts';
import { readStoriesPart } from './readStoriesPart.ts';
import type { StoryView } from './storyView.ts';

type State = StoriesListState<StoryView>;
type Fact = StoriesListFact<StoryView>;

interface StoriesListOptions {
  /** The first part as loaded by the server, without a filter. */
  readonly first: ListPart<StoryView> | undefined;
  /** The keys of all tags. */
  readonly tagKeys: readonly string[];
  /** The query that names site, language and index. */
  readonly place: string;
}

interface StoriesList {
  readonly state: State;
  /** Reports what the visitor did. */
  readonly dispatch: (fact: Fact) => void;
  /** Chooses tags, and writes the choice to the address. */
  readonly choose: (tags: readonly string[]) => void;
}

/**
 * A list of stories. The chosen tags are in the address, and the number of stories shown is in the
 * browser's history entry, so that going back restores both.
 */
export function useStoriesList({ first, tagKeys, place }: StoriesListOptions): StoriesList {
  const source = useMemo(() => sourceOf(place, tagKeys), [place, tagKeys]);
  const { state, dispatch } = usePagedList(() => initialStoriesList(first), source);
  return { state, dispatch, choose: (tags) => dispatch(chosen(knownTags(tags, tagKeys))) };
}

function sourceOf(
  place: string,
  tagKeys: readonly string[],
): ListSource<State, Fact, ListRequest, ListPart<StoryView>> {
  return {
    reducer: storiesListReducer<StoryView>,
    readAddress: (type) => factOfAddress(type, place, tagKeys),
    ask: (request, signal) => askPart(partAddress(place, request), readStoriesPart, signal),
    keep: ({ shown }) => keep(place, shown),
  };
}

/** The address of a part of a list in the site's API. */
function partAddress(place: string, { tags, first, after }: ListRequest): string {
  const query = new URLSearchParams(place);
  query.set('first', `${first}`);
  if (tags.length > 0) query.set(tagsParameter, tags.join());
  if (after !== undefined) query.set('after', after);
  return `/api/stories?${query}`;
}

/** A choice of tags, which adds an entry to the history. */
function chosen(tags: readonly string[]): Fact {
  const { pathname, search, hash } = window.location;
  writePageAddress('pushState', `${pathname}${writeTags(search, tags)}${hash}`);
  return { type: 'searched', query: { tags, count: 0 } };
}

const keptLists = createKeptLists<ShownStories<StoryView>>();

function factOfAddress(
  type: 'opened' | 'addressChanged',
  place: string,
  tagKeys: readonly string[],
): Fact {
  const tags = knownTags(readTags(window.location.search), tagKeys);
  const count = countOf(window.history.state);
  const shown = keptLists.find(listKey(place, tags));
  if (count > 0 && shown && shown.stories.length >= count) return { type: 'remembered', shown };
  return { type, query: { tags, count } };
}

/** The number of stories that this history entry showed; 0 if it is new. */
function countOf(entry: unknown): number {
  const count = Number(Object(entry)[countName]);
  return count > 0 ? count : 0;
}

const countName = 'storiesShown';

function keep(place: string, shown: ShownStories<StoryView>): void {
  keptLists.keep(listKey(place, shown.tags), shown);
  const { state } = window.history;
  const count = shown.stories.length;
  if (count === (countOf(state) || storiesPageSize)) return;
  window.history.replaceState({ ...state, [countName]: count }, '');
}

function listKey(place: string, tags: readonly string[]): string {
  return `${place} ${tags}`;
}
