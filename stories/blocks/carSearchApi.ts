import { suggestionsFor } from '#domain/cars/suggestions.ts';
import { wordFacets } from '#domain/search/wordFacets.ts';
import { carHref } from '#features/cars/carHref.ts';
import { suggestionViews } from '#features/cars/search/suggestionView.ts';
import { searchBarSetup } from '#features/cars/search/suggestSetup.ts';
import { exampleCarService } from '../fixtures/exampleCarService.ts';
import { exampleFrame } from './BlockExample.tsx';
import { heldAnswers } from './heldAnswers.ts';

/** A fake of the site's API for car suggestions, controlled by a story. */
export interface CarSearchApi {
  /** The texts for which suggestions were requested, including aborted requests. */
  readonly asked: readonly string[];
  /** The number of requests for words. */
  readonly wordsAsked: () => number;
  /** The number of aborted requests. */
  readonly abortedCount: () => number;
  /** Holds back the next answers. */
  readonly hold: () => void;
  /** Sends the held answers, and later ones at once. */
  readonly release: () => void;
}

let current: CarSearchApi | undefined;

/** The fake of the running story. */
export function carSearchApi(): CarSearchApi {
  if (!current) throw new Error('the story has no answers: give it `beforeEach: carSearch()`');
  return current;
}

/** A site that suggests from the example stock, as a `beforeEach`. */
export function carSearch({ isFailing = false } = {}) {
  return () => {
    const { fetch } = window;
    const { api, answer } = createApi(isFailing);
    current = api;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      const isAsked = /^\/api\/cars\/(suggestions|suggest-setup|words)$/.test(url.pathname);
      return isAsked ? answer(url, init?.signal ?? undefined) : fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
    };
  };
}

function createApi(isFailing: boolean) {
  const asked: string[] = [];
  const { turn, controls } = heldAnswers();
  const state = { wordsAsked: 0 };

  async function answer(url: URL, signal: AbortSignal | undefined): Promise<Response> {
    if (url.pathname.endsWith('/suggest-setup')) return Response.json(setup(url));
    if (url.pathname.endsWith('/words')) {
      state.wordsAsked += 1;
      return isFailing ? failure() : Response.json(await words());
    }
    asked.push(url.searchParams.get('q') ?? '');
    await turn(signal);
    return isFailing ? failure() : Response.json(await suggestions(url));
  }

  const api: CarSearchApi = { asked, wordsAsked: () => state.wordsAsked, ...controls };
  return { api, answer };
}

function failure(): Response {
  return Response.json({ failure: 'timeout' }, { status: 503 });
}

function setup({ searchParams }: URL) {
  const words = searchParams.get('words') === 'path' ? 'path' : 'keyphrase';
  return searchBarSetup(searchParams.get('list') ?? '', words, exampleFrame('normal'));
}

async function words() {
  const found = await exampleCarService.search({
    site: 'nordvik-se',
    facets: wordFacets,
    limit: 0,
  });
  return found.facets;
}

async function suggestions({ searchParams }: URL) {
  const { q = '', list = '', cars = '', home = '' } = Object.fromEntries(searchParams);
  const facets = wordFacets.filter(({ name }) => name === 'brand');
  const result = await exampleCarService.search({
    site: 'nordvik-se',
    keyphrase: q,
    facets,
    limit: 3,
  });
  const places = { pathToCarDetail: cars, homePath: home };
  return suggestionViews(
    suggestionsFor(q, result, {
      listPath: list,
      valuesIn: searchParams.get('values') === 'query' ? 'query' : 'path',
      carHref: (car) => carHref(car, places),
    }),
    'sv',
  );
}
