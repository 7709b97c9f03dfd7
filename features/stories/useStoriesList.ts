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
  /** The first part as the server got it, without a filter. */
  readonly first: ListPart<StoryView> | undefined;
  /** The keys of all tags. */
  readonly tagKeys: readonly string[];
  /** The query that names site, language and index. */
  readonly place: string;
}

interface StoriesList {
  readonly state: State;
  /** Hears what the visitor did. */
  readonly report: (fact: Fact) => void;
  /** Makes a choice of tags, and writes it into the address. */
  readonly choose: (tags: readonly string[]) => void;
}

/**
 * A list of stories with its choice in the address, and the number of stories shown in the entry
 * of the browser's history, so that going back finds what was left.
 */
export function useStoriesList({ first, tagKeys, place }: StoriesListOptions): StoriesList {
  const [state, report] = useReducer(storiesList<StoryView>, first, initialList<StoryView>);
  const request = state.kind === 'loading' ? state.request : undefined;

  // Before anything is painted: the address may ask for other stories than the server sent.
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

/** The choice becomes an entry of its own in the history. */
function chosen(tags: readonly string[]): Fact {
  const { pathname, search, hash } = window.location;
  window.history.pushState(null, '', `${pathname}${writeTags(search, tags)}${hash}`);
  return { type: 'tagsChosen', tags };
}

/** Lists as they were left. A page that is opened without a reload finds them at once. */
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

/** How many stories this entry of the history showed; 0 when it was never here. */
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
