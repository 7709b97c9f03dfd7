import type { Postings } from './postings.ts';

/**
 * An index as it is built in one thread and answers in another: arrays of numbers, and few texts.
 * Documents are numbered in the order of their ids.
 */
export interface IndexData {
  /** How many documents there are. */
  readonly count: number;
  readonly cards: CardData;
  readonly terms: ReadonlyMap<string, TermsData>;
  readonly ranges: ReadonlyMap<string, RangeData>;
  /** By field, ranges included. */
  readonly orders: ReadonlyMap<string, OrderData>;
  readonly keys: ReadonlyMap<string, KeyData>;
  readonly text: TextData;
}

/** The documents as JSON, the fields of the schema first and in its order. */
export interface CardData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each document begins; one more for the end. Floats: there may be over 4 GB. */
  readonly starts: Float64Array<ArrayBuffer>;
  readonly fieldNames: readonly string[];
  /** Where the members of each document begin in the two lists below; one more for the end. */
  readonly members: Uint32Array<ArrayBuffer>;
  /** The field of each member, as a place in `fieldNames`. */
  readonly memberFields: Uint8Array<ArrayBuffer>;
  /** Where each member ends, counted from the start of its document. */
  readonly memberEnds: Uint32Array<ArrayBuffer>;
}

/** The values of a field and who has them. */
export interface TermsData {
  readonly values: readonly string[];
  readonly postings: Postings;
  readonly column: TermsColumn;
}

/** The values of each document, as places in the list of values. */
export type TermsColumn =
  /** One at most, counted from 1; 0: none. */
  | { readonly kind: 'one'; readonly ids: Ids }
  /** Where those of each document begin in `ids`, and one more for the end. */
  | { readonly kind: 'many'; readonly ids: Ids; readonly starts: Uint32Array<ArrayBuffer> };

/** Places in a list: 16 bits where that is enough. A third kind would make all loops over them slower. */
export type Ids = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The documents by a value; those without it come last. */
export interface OrderData {
  /** How many documents have a value. */
  readonly valued: number;
  readonly ascending: Uint32Array<ArrayBuffer>;
  readonly descending: Uint32Array<ArrayBuffer>;
}

/** The whole numbers of a field. */
export interface RangeData {
  /** In the order of `OrderData.ascending`. */
  readonly numbers: Int32Array<ArrayBuffer>;
  readonly interval: number;
  /** Where the first bucket of the histogram begins. */
  readonly firstStart: number;
  /** The bucket of each document, from 1; 0: it has no number. */
  readonly buckets: Uint16Array<ArrayBuffer>;
  /** How many documents there are in each bucket. */
  readonly bucketSizes: Uint32Array<ArrayBuffer>;
}

/** Where the documents with a certain value may be, by the hash of the value. */
export interface KeyData {
  /** Ascending. */
  readonly hashes: Uint32Array<ArrayBuffer>;
  /** The document of each hash. */
  readonly documents: Uint32Array<ArrayBuffer>;
}

/** The words of all documents. */
export interface TextData {
  /** Ascending, one a line. */
  readonly tokens: string;
  readonly postings: Postings;
  /** Registration numbers, ascending, one a line; a document each. */
  readonly plates: string;
  /** Where each of the lines begins; one more for the end. */
  readonly plateStarts: Uint32Array<ArrayBuffer>;
  readonly plateDocuments: Uint32Array<ArrayBuffer>;
}
