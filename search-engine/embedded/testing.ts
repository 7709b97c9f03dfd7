import { idOf } from '../documents.ts';
import type { SearchDocument } from '../engine.ts';
import { compareTexts } from '../facetRules.ts';
import type { IndexSchema } from '../indexSchema.ts';
import { createIndexBuilder } from './build/buildIndex.ts';
import { type Caches, createCaches } from './caches.ts';
import type { IndexData } from './indexData.ts';
import { openIndex, type SearchIndex } from './searchIndex.ts';

/** Builds and opens an index of some documents. For tests and measurements. */
export function buildTestIndex(
  schema: IndexSchema,
  documents: Iterable<SearchDocument>,
  caches: Caches = createCaches(),
): SearchIndex {
  return openIndex(schema, buildTestData(schema, documents), caches);
}

/** Builds the data of an index. For tests and measurements. */
export function buildTestData(schema: IndexSchema, documents: Iterable<SearchDocument>): IndexData {
  const builder = createIndexBuilder(schema);
  const sorted = [...documents].sort((a, b) => compareTexts(idOf(schema, a), idOf(schema, b)));
  for (const document of sorted) builder.add(document);
  return builder.finish();
}
