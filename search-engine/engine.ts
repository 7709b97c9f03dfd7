import type { WireFacet, WireSearchRequest } from '#upstream/search/wire.ts';

/** A document of an index: flat, with the field names of the wire. */
export type SearchDocument = Readonly<Record<string, unknown>>;

/** The result of a search. */
export interface EngineAnswer {
  readonly facets: readonly WireFacet[];
  /** The hits as UTF-8 JSON, with the requested fields. */
  readonly hits: readonly Uint8Array[];
  readonly total: number;
  /** The words without which the hits were found, because nothing has all of them. */
  readonly droppedWords?: readonly string[] | undefined;
  /** The words that were read as others, because they aren't in the index. */
  readonly repairedWords?: readonly Repair[] | undefined;
  /** What other words may have meant, if there are few hits or the words aren't in the index. */
  readonly similarWords?: readonly Repair[] | undefined;
}

/** A typed word, and the one it is read as. */
export interface Repair {
  readonly typed: string;
  readonly read: string;
}

/** Why a request can't be answered: it is invalid, or the engine can't answer now. */
export type EngineRefusal =
  | { readonly kind: 'unknown-index'; readonly index: string }
  | { readonly kind: 'unknown-field'; readonly field: string; readonly where: string }
  | { readonly kind: 'unknown-sort'; readonly sortName: string }
  /** The stored index can't be read; other indices are not affected. */
  | { readonly kind: 'damaged'; readonly index: string; readonly file: string }
  | { readonly kind: 'too-slow'; readonly limitMs: number }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** An index and its number of documents. */
export interface IndexSummary {
  readonly name: string;
  readonly documents: number;
  /** Its damage, as a sentence that names the file. */
  readonly problem?: string | undefined;
}

export type EngineResult =
  | { readonly ok: true; readonly value: EngineAnswer }
  | { readonly ok: false; readonly failure: EngineRefusal };

/** A change to one document of an index. */
export type IndexChange =
  /** Adds the document, or replaces the one with its id. */
  | { readonly kind: 'upsert'; readonly document: SearchDocument }
  | { readonly kind: 'remove'; readonly id: string };

/** The outcome of a change; `absent` is the removal of a document that doesn't exist. */
export type ChangeOutcome = 'added' | 'changed' | 'removed' | 'absent';

/** The number of changes with each outcome. */
export type PatchCounts = Readonly<Record<ChangeOutcome, number>>;

export type PatchResult =
  | { readonly ok: true; readonly value: PatchCounts }
  | { readonly ok: false; readonly failure: EngineRefusal };

/** A stream of documents. */
export type DocumentSource = Iterable<SearchDocument> | AsyncIterable<SearchDocument>;

/** Documents by id. */
export type StoredDocuments = ReadonlyMap<string, SearchDocument>;

/** Stores documents. */
export interface IndexWriter {
  /**
   * The number of documents in an index; undefined if there is no such index. Rejects if the index
   * can't be read.
   */
  readonly count: (index: string) => Promise<number | undefined>;
  /** The stored documents with some ids, by id; none if there is no such index. At most 500 ids. */
  readonly stored: (index: string, ids: readonly string[]) => Promise<StoredDocuments>;
  /**
   * Replaces all documents of an index atomically: searches find the old ones until then, and also if
   * it rejects. Rejects with the error of the source if it throws.
   */
  readonly replace: (index: string, documents: DocumentSource) => Promise<void>;
  /**
   * Applies changes in order and atomically; a later change to the same document wins. Searches find
   * them once it has resolved. Rejects if they can't be stored.
   */
  readonly patch: (index: string, changes: readonly IndexChange[]) => Promise<PatchResult>;
  readonly close: () => Promise<void>;
}

/**
 * Answers searches. There are two engines: one in this process, and one that queries an OpenSearch
 * cluster. Both give the same answers.
 */
export interface SearchEngine extends IndexWriter {
  readonly search: (request: WireSearchRequest) => Promise<EngineResult>;
  /** The known indices, without a request to the cluster. */
  readonly indices?: () => readonly IndexSummary[];
}
