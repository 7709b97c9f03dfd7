import type { SearchEngine } from '#search-engine/engine.ts';
import type { StockIndex } from '#stock/stockIndex.ts';

/** The engine, and the stock to add. */
export interface StockedEngineOptions {
  readonly engine: SearchEngine;
  /** The day as an ISO 8601 text, such as `2026-11-22`. */
  readonly today: () => string;
  readonly log: (line: string) => void;
  readonly indices: readonly StockIndex[];
}

/** An engine with a group's stock. */
export interface StockedEngine extends SearchEngine {
  /** Generates all missing indices, one after the other; existing ones are kept. */
  readonly fill: () => Promise<void>;
}

/**
 * Adds a group's stock to an engine: a missing index is generated on first use. Imported indices are
 * never changed.
 */
export function createStockedEngine(options: StockedEngineOptions): StockedEngine {
  const { engine, log, indices } = options;
  const ensure = createEnsure(options);
  let isClosed = false;

  /** Asks again after the index was generated, if it is missing. */
  async function withStock<Outcome extends StockOutcome>(
    name: string,
    ask: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const result = await ask();
    if (result.ok || result.failure.kind !== 'unknown-index') return result;
    const index = indices.find((candidate) => candidate.name === name);
    if (index === undefined || isClosed) return result;
    await ensure(index);
    return ask();
  }

  return {
    ...engine,
    search: (request) => withStock(request.index, () => engine.search(request)),
    patch: (name, changes) => withStock(name, () => engine.patch(name, changes)),
    fill: async () => {
      let documents = 0;
      for (const index of indices) if (!isClosed) documents += await ensure(index);
      if (documents > 0) log(`search: stocked with ${documents} documents of the group`);
    },
    close: () => {
      isClosed = true;
      return engine.close();
    },
  };
}

/** Generates an index once, also for concurrent requests; failures are retried. */
function createEnsure(options: StockedEngineOptions): (index: StockIndex) => Promise<number> {
  const generated = new Map<string, Promise<number>>();
  return (index) => {
    const known = generated.get(index.name);
    if (known !== undefined) return known;
    const stocking = stock(index, options).catch((error: unknown) => {
      generated.delete(index.name);
      options.log(`search: ${index.name} can't be stocked: ${error}`);
      return 0;
    });
    generated.set(index.name, stocking);
    return stocking;
  };
}

async function hasIndex(engine: SearchEngine, index: string): Promise<boolean> {
  const nothing = { index, fields: [], facets: [], filters: [], limit: 0, offset: 0 };
  const result = await engine.search(nothing);
  return result.ok || result.failure.kind !== 'unknown-index';
}

/** What is read of an outcome to tell that the index is missing. */
type StockOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: { readonly kind: string } };

/** Returns the number of generated documents; 0 if the index exists. */
async function stock(
  { name, generate }: StockIndex,
  { engine, today }: StockedEngineOptions,
): Promise<number> {
  if (await hasIndex(engine, name)) return 0;
  const documents = generate(today());
  await engine.replace(name, documents);
  return documents.length;
}
