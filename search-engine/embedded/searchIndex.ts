import type { IndexSchema } from '../indexSchema.ts';
import { type KeyphraseReader, plainReader } from '../searchWords.ts';
import type { Caches } from './caches.ts';
import { type CardCutter, createCardCutters } from './cards.ts';
import type { IndexData, TermsData } from './indexData.ts';
import { findPairs, type Pairs } from './pairs.ts';
import { createFindText, type FindText } from './text/findText.ts';
import { squash } from './text/words.ts';

/** An open index. */
export interface SearchIndex {
  readonly data: IndexData;
  readonly schema: IndexSchema;
  readonly findText: FindText;
  readonly reader: KeyphraseReader;
  /** The pairs of two fields. */
  readonly pairs: (parent: string, child: string) => Pairs;
  /** The places of a field's values, by text. */
  readonly placesOf: (field: string) => ReadonlyMap<string, number>;
  /** The model names that determine the rank of hits, each squashed to one word, by place. */
  readonly models: { readonly terms: TermsData; readonly names: readonly string[] } | undefined;
  /** Extracts fields from documents. */
  readonly cardCutter: (fields: readonly string[]) => CardCutter;
  readonly caches: Caches;
  /** The key under which a result of this index is cached. */
  readonly cacheKey: (key: string) => string;
}

/** Opens an index; all indices of an engine share the caches. */
export function openIndex(schema: IndexSchema, data: IndexData, caches: Caches): SearchIndex {
  const id = caches.nextId();
  const cacheKey = (key: string) => `${id} ${key}`;
  const pairs = (parent: string, child: string): Pairs => {
    const key = cacheKey(`${parent} ${child}`);
    const known = caches.pairs.get(key);
    if (known !== undefined) return known;
    const found = findPairs(termsOf(data, parent), termsOf(data, child));
    caches.pairs.set(key, found);
    return found;
  };
  const reader = schema.words?.createReader((field) => termsOf(data, field).values) ?? plainReader;
  return {
    data,
    schema,
    findText: createFindText(data.text, data.count, {
      formsOf: reader.formsOf,
      isLenient: reader.repair === undefined,
    }),
    reader,
    pairs,
    placesOf: createPlaces(data),
    models: modelsOf(schema, data),
    cardCutter: createCardCutters(data.cards, caches),
    caches,
    cacheKey,
  };
}

/** One map per requested field; together they are smaller than the index itself. */
function createPlaces(data: IndexData): SearchIndex['placesOf'] {
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (field) => {
    const places =
      known.get(field) ?? new Map(termsOf(data, field).values.map((value, at) => [value, at]));
    known.set(field, places);
    return places;
  };
}

function modelsOf(schema: IndexSchema, data: IndexData): SearchIndex['models'] {
  const [field] = [...schema.fields].find(([, { text }]) => text === 'model') ?? [];
  if (field === undefined) return undefined;
  const terms = termsOf(data, field);
  return { terms, names: terms.values.map(squash) };
}

/** The values of a field. Throws if the field has none; questions are validated before. */
export function termsOf(data: IndexData, field: string): TermsData {
  const terms = data.terms.get(field);
  if (terms === undefined) throw new Error(`${field} has no values to choose from.`);
  return terms;
}
