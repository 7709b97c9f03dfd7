import type { Postings } from './postings.ts';

/**
 * An index that can be passed between threads: mostly arrays of numbers.
 * Documents are numbered in the order of their ids.
 */
export interface IndexData {
  /** The number of documents. */
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
  readonly fieldNames: readonly string[];
  readonly segments: readonly CardSegment[];
  /** Where each document is stored; absent if there is one segment in document order. */
  readonly places?: CardPlaces | undefined;
}

/** Documents stored in one buffer. A patched index has a second segment for the changes. */
export interface CardSegment {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each document begins, and the end. Floats, because there may be over 4 GB. */
  readonly starts: Float64Array<ArrayBuffer>;
  /** Where the members of each document begin in the two lists below, and the end. */
  readonly members: Uint32Array<ArrayBuffer>;
  /** The field of each member, as an index into `fieldNames`. */
  readonly memberFields: Uint8Array<ArrayBuffer>;
  /** Where each member ends, counted from the start of its document. */
  readonly memberEnds: Uint32Array<ArrayBuffer>;
}

/** By document: its segment, and its number within the segment. */
export interface CardPlaces {
  readonly segments: Uint8Array<ArrayBuffer>;
  readonly documents: Uint32Array<ArrayBuffer>;
}

/** The values of a field and the documents that have them. */
export interface TermsData {
  readonly values: readonly string[];
  readonly postings: Postings;
  readonly column: TermsColumn;
}

/** The values of each document, as indices into the list of values. */
export type TermsColumn =
  /** At most one value, 1-based; 0: none. */
  | { readonly kind: 'one'; readonly ids: Ids }
  /** `starts`: where the values of each document begin in `ids`, and the end. */
  | { readonly kind: 'many'; readonly ids: Ids; readonly starts: Uint32Array<ArrayBuffer> };

/** Indices, in 16 bits if possible. A third array type would make all loops over them megamorphic and slower. */
export type Ids = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The documents sorted by a value; those without one come last. */
export interface OrderData {
  /** The number of documents with a value. */
  readonly valued: number;
  readonly ascending: Uint32Array<ArrayBuffer>;
  readonly descending: Uint32Array<ArrayBuffer>;
}

/** The integers of a field. */
export interface RangeData {
  /** In the order of `OrderData.ascending`. */
  readonly numbers: Int32Array<ArrayBuffer>;
  readonly interval: number;
  /** Where the first bucket of the histogram begins. */
  readonly firstStart: number;
  /** The 1-based bucket of each document; 0: it has no number. */
  readonly buckets: Uint16Array<ArrayBuffer>;
  /** The number of documents in each bucket. */
  readonly bucketSizes: Uint32Array<ArrayBuffer>;
}

/** Candidate documents for a value, by the hash of the value. */
export interface KeyData {
  /** Ascending. */
  readonly hashes: Uint32Array<ArrayBuffer>;
  /** The document of each hash. */
  readonly documents: Uint32Array<ArrayBuffer>;
}

/** The words of all documents. */
export interface TextData {
  /** Ascending, one per line. */
  readonly tokens: string;
  readonly postings: Postings;
  /** Registration numbers, ascending, one per line and document. */
  readonly plates: string;
  /** Where each line begins, and the end. */
  readonly plateStarts: Uint32Array<ArrayBuffer>;
  readonly plateDocuments: Uint32Array<ArrayBuffer>;
}
