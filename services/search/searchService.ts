import type { Handler, Service } from '../service.ts';
import { answerSearch } from './answerSearch.ts';
import type { SearchEngine } from './engine.ts';
import { indicesPanel } from './indicesPanel.ts';

export interface SearchServiceOptions {
  readonly engine: SearchEngine;
  /** Opens it. */
  readonly apiKey: string;
}

/** The search service: the indices of cars and of dealers' sites. */
export function createSearchService({ engine, apiKey }: SearchServiceOptions): Service {
  const handle: Handler = (request) => answerSearch(request, { engine, apiKey });
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
          `-H 'content-type: application/json' -d '${JSON.stringify(exampleRequest)}'`,
      },
    ],
    panels: [indicesPanel(engine)],
    close: () => void engine.close(),
  };
}

const exampleRequest = {
  index: 'vehicles-nordvik-se',
  fields: ['car_id', 'car_brand', 'car_model', 'car_price'],
  keyphrase: 'xc60',
  facets: [{ name: 'car_fuel' }],
  filters: [{ name: 'car_price', values: ['100000', '500000'] }],
  sort_name: 'car_price_asc',
  limit: 3,
  offset: 0,
};
