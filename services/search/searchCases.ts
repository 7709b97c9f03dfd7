import { parseJson } from '#domain/parseJson.ts';
import type { EngineAnswer, SearchEngine } from '#search-engine/engine.ts';
import type { StockCase } from '#stock/stockIndex.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';

/** A request that is answered specially, so that sites show a state that no stock has. */
interface SearchCase extends StockCase {
  readonly isMeant: (request: WireSearchRequest) => boolean;
  /** The request that is searched instead. */
  readonly request: (request: WireSearchRequest) => WireSearchRequest;
  readonly answer: (answer: EngineAnswer) => EngineAnswer;
}

const manyHits = { keyphrase: 'manyhits', total: 12_345 } as const;
const justArrived = 'justarrived';
const slugWithoutId = 'facility-without-id';

/** What a request can ask for beyond the stock. */
export const searchCases: readonly SearchCase[] = [
  {
    where: `a search for ${manyHits.keyphrase}`,
    what: `finds all cars and counts ${manyHits.total}, which sites show as 10000+`,
    isMeant: ({ keyphrase }) => keyphrase?.trim().toLowerCase() === manyHits.keyphrase,
    request: (request) => ({ ...request, keyphrase: '' }),
    answer: (answer) => ({ ...answer, total: manyHits.total }),
  },
  {
    where: `a search for ${justArrived}`,
    what: 'finds all cars, of which the first is published at the moment of the search: followed searches count it as new, and their feeds begin with it',
    isMeant: ({ keyphrase }) => keyphrase?.trim().toLowerCase() === justArrived,
    request: (request) => ({ ...request, keyphrase: '' }),
    answer: (answer) => ({
      ...answer,
      hits: answer.hits.map((hit, at) => (at === 0 ? arrivedNow(hit) : hit)),
    }),
  },
  {
    where: `the facility ${slugWithoutId}`,
    what: 'has no id, so sites answer that the page is not found',
    isMeant: ({ index, filters }) =>
      index.startsWith('sites-') &&
      filters.some(({ name, values }) => name === 'slug' && values.includes(slugWithoutId)),
    request: (request) => ({ ...request, filters: [] }),
    answer: (answer) => ({ ...answer, hits: answer.hits.map(withoutId) }),
  },
];

/** A car as it would be if it had just been published. */
function arrivedNow(hit: Uint8Array): Uint8Array {
  return withFields(hit, { car_publishdate: new Date().toISOString() });
}

/** A facility as it would be without an id. */
function withoutId(hit: Uint8Array): Uint8Array {
  return withFields(hit, { slug: slugWithoutId, site_id: null });
}

function withFields(hit: Uint8Array, fields: object): Uint8Array {
  const document = parseJson(Buffer.from(hit).toString('utf8'));
  return Buffer.from(JSON.stringify(Object.assign({}, document, fields)));
}

/** The engine, which answers these requests specially. */
export function withSearchCases(engine: SearchEngine): SearchEngine {
  return {
    ...engine,
    search: async (request) => {
      const known = searchCases.find(({ isMeant }) => isMeant(request));
      if (!known) return engine.search(request);
      const result = await engine.search(known.request(request));
      return result.ok ? { ok: true, value: known.answer(result.value) } : result;
    },
  };
}
