import { tagIdsOf } from '#domain/stories/storiesFilter.ts';
import { partView } from '#features/stories/storyView.ts';
import { exampleStories, exampleTags } from '../fixtures/stories.ts';

/** The site's own list of stories, in a story's hand. */
export interface StoriesApi {
  /** The queries it was asked, those that were called off included. */
  readonly asked: readonly URLSearchParams[];
  /** How many were called off. */
  readonly calledOff: () => number;
  /** Leaves the next answers waiting. */
  readonly hold: () => void;
  /** Gives the answers that wait, and the next ones at once. */
  readonly release: () => void;
  /** Whether it fails. */
  readonly fail: (isFailing: boolean) => void;
}

let current: StoriesApi | undefined;

/** The list that the running story is answered by. */
export function storiesApi(): StoriesApi {
  if (!current) throw new Error('the story has no list: give it `beforeEach: newsroom()`');
  return current;
}

interface NewsroomOptions {
  /** The query of the page's address. */
  readonly query?: string;
  /** How many stories this entry of the history showed before. */
  readonly shown?: number;
  readonly isFailing?: boolean;
}

/** A page of the newsroom at an address, with a list that answers, as a `beforeEach`. */
export function newsroom({ query = '', shown, isFailing = false }: NewsroomOptions = {}) {
  return () => {
    const { fetch } = window;
    const address = withQuery(query);
    window.history.replaceState({ storiesShown: shown }, '', address);
    const { api, answer } = createApi(isFailing);
    current = api;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      return url.pathname === '/api/stories' ? answer(url, init) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
      window.history.replaceState(null, '', withQuery(''));
    };
  };
}

/** The address of this frame with a query of the newsroom's instead of the one before. */
function withQuery(query: string): string {
  const url = new URL(window.location.href);
  url.searchParams.delete('tags');
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  return url.href;
}

function createApi(startsFailing: boolean) {
  const asked: URLSearchParams[] = [];
  const waiting = new Set<() => void>();
  const state = { isFailing: startsFailing, isHeld: false, calledOff: 0 };

  async function answer(url: URL, init?: RequestInit): Promise<Response> {
    asked.push(url.searchParams);
    if (state.isHeld) await waitFor(init?.signal ?? undefined);
    return state.isFailing ? new Response('', { status: 503 }) : Response.json(part(url));
  }

  function waitFor(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => {
        state.calledOff += 1;
        reject(signal.reason);
      });
    });
  }

  const api: StoriesApi = {
    asked,
    calledOff: () => state.calledOff,
    hold: () => {
      state.isHeld = true;
    },
    release: () => {
      state.isHeld = false;
      for (const resolve of waiting) resolve();
    },
    fail: (isFailing) => {
      state.isFailing = isFailing;
    },
  };
  return { api, answer };
}

function part({ searchParams }: URL) {
  const tags = searchParams.get('tags')?.split(',') ?? [];
  const cursor = searchParams.get('after') ?? undefined;
  const limit = Number(searchParams.get('first'));
  const tagIds = tagIdsOf(tags, exampleTags);
  return partView(exampleStories({ limit, cursor, tagIds }), exampleTags);
}
