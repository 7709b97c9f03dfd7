import { useEffect, useLayoutEffect, useReducer } from 'react';
import { storiesPageSize } from '#domain/stories/service.ts';
import { knownTags, readTags, writeTags } from '#domain/stories/storiesFilter.ts';
import {
  initialList,
  type ListPart,
  type ShownStories,
  type StoriesListFact,
  type StoriesListState,
  storiesList,
} from '#domain/stories/storiesList.ts';
import { fetchStories } from './fetchStories.ts';
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
  readonly report: (fact: Fact) => void;
  /** Chooses tags, and writes the choice to the address. */
  readonly choose: (tags: readonly string[]) => void;
}

/**
 * A list of stories. The chosen tags are in the address, and the number of stories shown is in the
 * browser's history entry, so that going back restores both.
 */
export function useStoriesList({ first, tagKeys, place }: StoriesListOptions): StoriesList {
  const [state, report] = useReducer(storiesList<StoryView>, first, initialList<StoryView>);
  const request = state.kind === 'loading' ? state.request : undefined;

  // Before the first paint: the address may name other stories than the server sent.
  useLayoutEffect(() => {
    const read = (type: 'opened' | 'addressChanged') => {
      report(factOfAddress(type, place, tagKeys));
    };
    const goneTo = () => read('addressChanged');
    read('opened');
    window.addEventListener('popstate', goneTo);
    return () => window.removeEventListener('popstate', goneTo);
  }, [place, tagKeys]);

  useEffect(() => {
    if (!request) return;
    const leaving = new AbortController();
    fetchStories(place, request, leaving.signal).then(
      (part) => report({ type: 'arrived', request, part }),
      () => report({ type: 'failed', request }),
    );
    return () => leaving.abort();
  }, [place, request]);

  useEffect(() => {
    if (state.kind === 'settled') keep(place, state.shown);
  }, [place, state]);

  return { state, report, choose: (tags) => report(chosen(knownTags(tags, tagKeys))) };
}

/** A choice of tags, which adds an entry to the history. */
function chosen(tags: readonly string[]): Fact {
  const { pathname, search, hash } = window.location;
  window.history.pushState(null, '', `${pathname}${writeTags(search, tags)}${hash}`);
  return { type: 'tagsChosen', tags };
}

/** The last state of lists that the visitor left, for client-side navigation back to them. */
const left = new Map<string, ShownStories<StoryView>>();

function factOfAddress(
  type: 'opened' | 'addressChanged',
  place: string,
  tagKeys: readonly string[],
): Fact {
  const tags = knownTags(readTags(window.location.search), tagKeys);
  const count = countOf(window.history.state);
  const shown = left.get(leftKey(place, tags));
  if (count > 0 && shown && shown.stories.length >= count) return { type: 'remembered', shown };
  return { type, tags, count };
}

/** The number of stories that this history entry showed; 0 if it is new. */
function countOf(entry: unknown): number {
  const count = Number(Object(entry)[countName]);
  return count > 0 ? count : 0;
}

const countName = 'storiesShown';

function keep(place: string, shown: ShownStories<StoryView>): void {
  left.set(leftKey(place, shown.tags), shown);
  const { state } = window.history;
  const count = shown.stories.length;
  if (count === (countOf(state) || storiesPageSize)) return;
  window.history.replaceState({ ...state, [countName]: count }, '');
}

function leftKey(place: string, tags: readonly string[]): string {
  return `${place} ${tags}`;
}
