import { tagIdsOf } from '#domain/stories/storiesFilter.ts';
import { partView } from '#features/stories/storyView.ts';
import { exampleStories, exampleTags } from '../fixtures/stories.ts';
import { heldAnswers } from './heldAnswers.ts';

/** A fake of the site's stories API, controlled by a story. */
export interface StoriesApi {
  /** The queries it received, including aborted ones. */
  readonly asked: readonly URLSearchParams[];
  /** The number of aborted requests. */
  readonly abortedCount: () => number;
  /** Holds back the next answers. */
  readonly hold: () => void;
  /** Sends the held answers, and later ones at once. */
  readonly release: () => void;
  /** Whether it fails. */
  readonly fail: (isFailing: boolean) => void;
}

let current: StoriesApi | undefined;

/** The fake of the running story. */
export function storiesApi(): StoriesApi {
  if (!current) throw new Error('the story has no list: give it `beforeEach: newsroom()`');
  return current;
}

interface NewsroomOptions {
  /** The query of the page's address. */
  readonly query?: string;
  /** The number of stories that this history entry showed before. */
  readonly shown?: number;
  readonly isFailing?: boolean;
}

/** A page of the newsroom at an address, with a working API, as a `beforeEach`. */
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
  const { turn, controls } = heldAnswers();
  const state = { isFailing: startsFailing };

  async function answer(url: URL, init?: RequestInit): Promise<Response> {
    asked.push(url.searchParams);
    await turn(init?.signal ?? undefined);
    return state.isFailing ? new Response('', { status: 503 }) : Response.json(part(url));
  }

  const api: StoriesApi = {
    asked,
    ...controls,
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
