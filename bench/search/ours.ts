import { answer } from '#search-engine/embedded/answer.ts';
import { createIndexBuilder } from '#search-engine/embedded/build/buildIndex.ts';
import { createCaches } from '#search-engine/embedded/caches.ts';
import type { IndexData } from '#search-engine/embedded/indexData.ts';
import { openIndex } from '#search-engine/embedded/searchIndex.ts';
import { buffersOf } from '#search-engine/embedded/store/buildJob.ts';
import { readQuestion } from '#search-engine/question.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { makeCars, searchedIndex } from './cars.ts';
import type { Contender } from './contender.ts';

const schemaOf = createSchemaOf(() => ['sv']);

/** The embedded engine, and the cost of its index. */
export interface OurContender extends Contender {
  /** Bytes of the index without the documents. */
  readonly indexBytes: number;
  /** How long searches are blocked while the index is switched, in ms. */
  readonly switchMs: number;
}

export function openOurs(count: number): OurContender {
  const schema = schemaOf(searchedIndex);
  if (schema === undefined) throw new Error(`There is no index ${searchedIndex}.`);
  const builder = createIndexBuilder(schema);
  for (const car of makeCars(count)) builder.add(car);
  const data = builder.finish();
  const heapBefore = heapUsed();
  const started = performance.now();
  const caches = createCaches();
  const index = openIndex(schema, data, caches);
  const switchMs = performance.now() - started;
  return {
    name: 'embedded',
    ask: (request) => {
      const question = readQuestion(schemaOf, request);
      if (!question.ok) throw new Error(JSON.stringify(question.failure));
      const { total, hits } = answer(index, question.value);
      return { total, bytes: hits.reduce((sum, hit) => sum + hit.length, 0) };
    },
    forget: () => {
      caches.facets.clear();
      caches.conditions.clear();
      caches.costs.clear();
    },
    close: () => undefined,
    indexBytes: bytesOf(data) + Math.max(0, heapUsed() - heapBefore),
    switchMs,
  };
}

function bytesOf({ cards: _cards, ...index }: IndexData): number {
  const buffers = buffersOf(index).reduce((sum, { byteLength }) => sum + byteLength, 0);
  return buffers + index.text.tokens.length + index.text.plates.length;
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
