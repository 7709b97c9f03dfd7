import type { SearchEngine } from '#search-engine/engine.ts';
import type { StockCase } from '#stock/stockIndex.ts';
import type { Handler, Service } from '../service.ts';
import { answerFeed, feedsPath } from './answerFeed.ts';
import { answerSearch } from './answerSearch.ts';
import { casesPanel } from './casesPanel.ts';
import { indicesPanel } from './indicesPanel.ts';
import { searchCases, withSearchCases } from './searchCases.ts';

export interface SearchServiceOptions {
  readonly engine: SearchEngine;
  /** The key that requests must carry. */
  readonly apiKey: string;
  /** The index in the example on the front page. @default a placeholder */
  readonly exampleIndex?: string;
  /** Cars and facilities of the stock that show a state or an error. @default none */
  readonly cases?: readonly StockCase[] | undefined;
  /**
   * Total time limit of a search, in ms. The engines' own limits are shorter; this one also covers
   * the wait for an index that is being loaded.
   * @default 10000
   */
  readonly limitMs?: number | undefined;
}

const usualLimitMs = 10_000;

/** The search service: the indices of cars and of dealers' sites. */
export function createSearchService({
  engine: stocked,
  apiKey,
  exampleIndex = 'vehicles-SITE',
  cases = [],
  limitMs = usualLimitMs,
}: SearchServiceOptions): Service {
  const engine = withSearchCases(stocked);
  const handle: Handler = (request) =>
    new URL(request.url).pathname.startsWith(feedsPath)
      ? answerFeed(request, { engine, apiKey })
      : answerSearch(request, { engine, apiKey, limitMs });
  return {
    id: 'search',
    title: 'Search',
    prefixes: ['/search'],
    handle,
    endpoints: [
      {
        title: 'Cars and dealers, with facets',
        path: '/search',
        key: `x-api-key: ${apiKey}`,
        example: (origin) =>
          `curl ${origin}/search -H 'x-api-key: ${apiKey}' ` +
          `-H 'content-type: application/json' -d '${JSON.stringify({ index: exampleIndex, ...exampleRequest })}'`,
      },
      {
        title: 'Remove a sold car immediately',
        path: `${feedsPath}<index>`,
        key: `x-api-key: ${apiKey}`,
        example: (origin) =>
          `printf '{"remove":"10100001"}\\n{"end_of_feed":1}\\n' | curl -X PATCH ` +
          `${origin}${feedsPath}${exampleIndex} -H 'x-api-key: ${apiKey}' --data-binary @-`,
      },
    ],
    panels: [indicesPanel(engine), casesPanel([...searchCases, ...cases])],
    close: () => void engine.close(),
  };
}

const exampleRequest = {
  fields: ['car_id', 'car_brand', 'car_model', 'car_price'],
  keyphrase: 'xc60',
  facets: [{ name: 'car_fuel' }],
  filters: [{ name: 'car_price', values: ['100000', '500000'] }],
  sort_name: 'car_price_asc',
  limit: 3,
  offset: 0,
};
