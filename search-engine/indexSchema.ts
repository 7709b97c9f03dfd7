import type { WireMonthlyBudget, WireOwnTerms } from '#upstream/search/wire.ts';
import type { Band } from './condition.ts';
import type { SearchWords } from './searchWords.ts';

/** How a field is used. A field without a role is only returned with hits. */
export interface FieldRole {
  /**
   * How it is filtered and counted:
   * - `terms`: one text, boolean or number; filtered by values, and a facet;
   * - `multi-terms`: the same with any number of values, also of nested objects (`a.b`);
   * - `range`: an integer; filtered by range, a histogram, and sortable;
   * - `key`: practically unique, so it can be filtered by but is not a facet.
   */
  readonly filter?: 'terms' | 'multi-terms' | 'range' | 'key' | undefined;
  /**
   * How hits are sorted by it: as text by code unit, or as an ISO 8601 date by age, so that ascending
   * means newest first.
   */
  readonly sort?: 'text' | 'age' | undefined;
  /**
   * How its text is searched:
   * - `model`: a name that also determines the rank of a hit;
   * - `name`: matches with any spacing of its parts (`ID.4`, `XC 60`);
   * - `words`: plain words;
   * - `plate`: a registration number; matches as a whole or by prefix, with any spacing.
   */
  readonly text?: 'model' | 'name' | 'words' | 'plate' | undefined;
}

/** What the engines know about an index: its fields, and the words of its language. */
export interface IndexSchema {
  /** Names the kind of its documents in messages. */
  readonly kind: string;
  /** Identifies documents, and breaks ties in sorting. */
  readonly idField: string;
  readonly fields: ReadonlyMap<string, FieldRole>;
  /** What words in searches mean; without it, all words are searched in texts. */
  readonly words?: SearchWords | undefined;
  /** What documents cost a month on a visitor's own terms; without it, no budget can be searched. */
  readonly monthlyCosts?: MonthlyCosts | undefined;
}

/** Documents that share the terms of their loan cost by their price alone. */
export interface MonthlyCosts {
  /** The field with what a document costs on the terms of its loan. */
  readonly cost: string;
  /** The field with the terms as a text. */
  readonly terms: string;
  /** The field with the price. */
  readonly price: string;
  /** The prices of a loan with these terms that are within a budget. */
  readonly pricesWithin: (terms: string, budget: WireMonthlyBudget) => Band['ranges'];
  /** What a loan with these terms costs on a visitor's own; undefined if it isn't offered on them at any price. */
  readonly formulaOf: (terms: string, own: WireOwnTerms) => CostFormula | undefined;
  /**
   * The same in Painless, for clusters: a function `double costAt(Map numbers, double price)`, which returns 0 if the loan isn't
   * offered at that price.
   */
  readonly script: string;
}

/** What a loan costs a month by its price. */
export interface CostFormula {
  /** The cost at a price, as the index has it; undefined if the loan isn't offered at that price. */
  readonly costAt: (price: number) => number | undefined;
  /** The numbers of the script. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** A schema for the thread that builds indices, to which functions can't be sent. */
export function storedSchema({ kind, idField, fields }: IndexSchema): IndexSchema {
  return { kind, idField, fields };
}

/** The schema of an index, by its name; undefined if there can be no index of that name. */
export type SchemaOf = (index: string) => IndexSchema | undefined;

/** The schema of an index, by its name. Throws if there is none. */
export function requireSchema(schemaOf: SchemaOf, index: string): IndexSchema {
  const schema = schemaOf(index);
  if (schema === undefined) throw new Error(`There is no kind of index for ${index}.`);
  return schema;
}

/** Whether a field is a top-level field of the hit. */
export function isReturnable(schema: IndexSchema, field: string): boolean {
  return schema.fields.has(field) && !field.includes('.');
}
