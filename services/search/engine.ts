import type { WireFacet, WireSearchRequest } from '#upstream/search/wire.ts';

/** What stands in an index: flat, with the field names of the wire. */
export type SearchDocument = Readonly<Record<string, unknown>>;

/** The kinds of index the service keeps. */
export type IndexKind = 'vehicles' | 'sites';

/** What was found. */
export interface EngineAnswer {
  readonly facets: readonly WireFacet[];
  /** The hits as JSON texts, with the fields that were asked for, in UTF-8. */
  readonly hits: readonly Uint8Array[];
  readonly total: number;
}

/** Why a question can't be answered: the asker's mistake, named, or an engine that can't now. */
export type EngineRefusal =
  | { readonly kind: 'unknown-index'; readonly index: string }
  | { readonly kind: 'unknown-field'; readonly field: string; readonly where: string }
  | { readonly kind: 'unknown-sort'; readonly sortName: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

/** An index and how many documents it has. */
export interface IndexSummary {
  readonly name: string;
  readonly documents: number;
}

export type EngineResult =
  | { readonly ok: true; readonly value: EngineAnswer }
  | { readonly ok: false; readonly failure: EngineRefusal };

/**
 * What answers searches. There are two: one in the process, and one that asks an OpenSearch cluster.
 * Both answer the same question alike.
 */
export interface SearchEngine {
  readonly search: (request: WireSearchRequest) => Promise<EngineResult>;
  /**
   * Makes these the documents of an index, all at once: until then, and where it rejects, the old ones
   * are found.
   */
  readonly replace: (index: string, documents: readonly SearchDocument[]) => Promise<void>;
  /** What it holds, as far as it knows without asking anybody. */
  readonly indices?: () => readonly IndexSummary[];
  readonly close: () => Promise<void>;
}
