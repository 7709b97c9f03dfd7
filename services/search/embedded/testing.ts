import { idOf } from '../documents.ts';
import type { SearchDocument } from '../engine.ts';
import { compareTexts } from '../facetRules.ts';
import { schemaOf } from '../indexSchema.ts';
import { createIndexBuilder } from './build/buildIndex.ts';
import { openIndex, type SearchIndex } from './searchIndex.ts';

/** An index of some documents, built on the spot. For tests and measurements. */
export function buildTestIndex(name: string, documents: Iterable<SearchDocument>): SearchIndex {
  const schema = schemaOf(name);
  if (schema === undefined) throw new Error(`There is no kind of index for ${name}.`);
  const builder = createIndexBuilder(schema);
  const sorted = [...documents].sort((a, b) => compareTexts(idOf(schema, a), idOf(schema, b)));
  for (const document of sorted) builder.add(document);
  return openIndex(name, builder.finish());
}
