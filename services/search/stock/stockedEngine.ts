import type { SearchEngine } from '../engine.ts';
import type { Day } from './day.ts';
import { type StockIndex, stockIndices } from './stockIndices.ts';

/** What the stock is put into, and what it is made of. */
export interface StockedEngineOptions {
  readonly engine: SearchEngine;
  readonly today: () => Day;
  readonly log: (line: string) => void;
  /** @default all indices of the demo group */
  readonly indices?: readonly StockIndex[];
}

/** An engine that has the demo group's stock from the first question on. */
export interface StockedEngine extends SearchEngine {
  /** Makes the indices that aren't there, one after the other; what is there stays. */
  readonly fill: () => Promise<void>;
}

/**
 * Adds the demo stock to an engine: an index that isn't there is made when it is first asked for. What
 * a feed has brought is never touched.
 */
export function createStockedEngine(options: StockedEngineOptions): StockedEngine {
  const { engine, today, log, indices = stockIndices } = options;
  const made = new Map<string, Promise<number>>();
  let isClosed = false;

  /** How many documents were made: none where the index is there. */
  async function make({ name, generate }: StockIndex): Promise<number> {
    if (await isThere(engine, name)) return 0;
    const documents = generate(today());
    await engine.replace(name, documents);
    return documents.length;
  }

  /** Once per index, however many ask for it; a failure may be tried again. */
  function ensure(index: StockIndex): Promise<number> {
    const known = made.get(index.name);
    if (known !== undefined) return known;
    const making = make(index).catch((error: unknown) => {
      made.delete(index.name);
      log(`search: ${index.name} can't be stocked: ${error}`);
      return 0;
    });
    made.set(index.name, making);
    return making;
  }

  return {
    ...engine,
    search: async (request) => {
      const result = await engine.search(request);
      if (result.ok || result.failure.kind !== 'unknown-index') return result;
      const index = indices.find(({ name }) => name === request.index);
      if (index === undefined || isClosed) return result;
      await ensure(index);
      return engine.search(request);
    },
    fill: async () => {
      let documents = 0;
      for (const index of indices) if (!isClosed) documents += await ensure(index);
      if (documents > 0) log(`search: stocked with ${documents} documents of the demo group`);
    },
    close: () => {
      isClosed = true;
      return engine.close();
    },
  };
}

async function isThere(engine: SearchEngine, index: string): Promise<boolean> {
  const nothing = { index, fields: [], facets: [], filters: [], limit: 0, offset: 0 };
  const result = await engine.search(nothing);
  return result.ok || result.failure.kind !== 'unknown-index';
}
