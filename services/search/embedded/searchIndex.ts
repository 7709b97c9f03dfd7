import type { WireFacet } from '#upstream/search/wire.ts';
import type { IndexSchema } from '../indexSchema.ts';
import { schemaOf } from '../indexSchema.ts';
import type { Bits } from './bits.ts';
import { type CardCutter, createCardCutters } from './cards.ts';
import type { IndexData, TermsData } from './indexData.ts';
import { type Pairs, pairUp } from './pairs.ts';
import { createFindText, type FindText } from './text/findText.ts';
import { synonymGroups } from './text/synonyms.ts';
import { squash } from './text/words.ts';

/** An index that answers. */
export interface SearchIndex {
  readonly data: IndexData;
  readonly schema: IndexSchema;
  readonly findText: FindText;
  /** The pairs of two fields, made where they are asked for first. */
  readonly pairs: (parent: string, child: string) => Pairs;
  /** The names that decide on ranks, as one word each, by their place among the values. */
  readonly models: { readonly terms: TermsData; readonly names: readonly string[] } | undefined;
  /** The documents that fulfil conditions, as they were found before. */
  readonly conditions: Map<string, Bits>;
  /** Cuts fields out of documents. */
  readonly cardCutter: (fields: readonly string[]) => CardCutter;
  /** The answers to facets that nothing narrows. */
  readonly wholeFacets: Map<string, readonly WireFacet[]>;
}

/** Makes an index of what was built for one of a name. */
export function openIndex(name: string, data: IndexData): SearchIndex {
  const schema = schemaOf(name);
  if (schema === undefined) throw new Error(`There is no kind of index for ${name}.`);
  const known = new Map<string, Pairs>();
  return {
    data,
    schema,
    findText: createFindText(data.text, data.count, synonymGroups(name)),
    pairs: (parent, child) => {
      const key = `${parent} ${child}`;
      const pairs = known.get(key) ?? pairUp(termsOf(data, parent), termsOf(data, child));
      known.set(key, pairs);
      return pairs;
    },
    models: modelsOf(schema, data),
    conditions: new Map(),
    cardCutter: createCardCutters(data.cards),
    wholeFacets: new Map(),
  };
}

function modelsOf(schema: IndexSchema, data: IndexData): SearchIndex['models'] {
  const [field] = [...schema.fields].find(([, { text }]) => text === 'model') ?? [];
  if (field === undefined) return undefined;
  const terms = termsOf(data, field);
  return { terms, names: terms.values.map(squash) };
}

/** The values of a field that has some; a question never names another. */
export function termsOf(data: IndexData, field: string): TermsData {
  const terms = data.terms.get(field);
  if (terms === undefined) throw new Error(`${field} has no values to choose from.`);
  return terms;
}
