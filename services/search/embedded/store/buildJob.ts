import type { IndexData } from '../indexData.ts';
import type { StoredDocument } from './documentStore.ts';

/** What a builder thread is started for. */
export type BuildJob =
  /** Builds indices from what is stored. */
  | { readonly kind: 'load'; readonly file: string; readonly indices: readonly string[] }
  /** Stores the documents it is sent, and builds the index of them. */
  | { readonly kind: 'replace'; readonly file: string; readonly index: string };

/** What a thread that replaces is sent: documents in any number of parts, then the end. */
export type BuildInput =
  | { readonly kind: 'documents'; readonly documents: readonly StoredDocument[] }
  | { readonly kind: 'end' };

/** What a thread gives back; where it fails, it ends with an error instead. */
export interface BuiltIndex {
  readonly name: string;
  readonly generation: number;
  readonly data: IndexData;
}

/** The memory below an index, for handing it over without a copy. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner = value instanceof Map ? value.values() : Object.values(value);
  return [...new Set([...inner].flatMap(buffersOf))];
}
