import { isMarkedAsUntransferable } from 'node:worker_threads';
import type { ChangeOutcome } from '../../engine.ts';
import type { IndexSchema } from '../../indexSchema.ts';
import type { IndexData } from '../indexData.ts';

/** A stored index to load. */
export interface LoadOrder {
  readonly name: string;
  readonly schema: IndexSchema;
  readonly file: string;
  /** The generation that is already loaded; then only later changes are loaded. */
  readonly since?: number | undefined;
}

/** A document in a message to the thread. */
export interface SentDocument {
  readonly id: string;
  /** As JSON. */
  readonly body: string;
}

export type SentChange =
  | { readonly kind: 'upsert'; readonly document: SentDocument }
  | { readonly kind: 'remove'; readonly id: string };

/** A job of a builder thread, which runs one at a time. */
export type BuildJob =
  /** Loads indices; a damaged one doesn't prevent the others from being loaded. */
  | { readonly kind: 'load'; readonly orders: readonly LoadOrder[] }
  /** Stores the documents of the following messages, and builds an index of them. */
  | { readonly kind: 'replace'; readonly order: LoadOrder; readonly isLoaded: boolean }
  /** Stores changes, and loads them if `isLoaded`. */
  | {
      readonly kind: 'patch';
      readonly order: LoadOrder;
      readonly changes: readonly SentChange[];
      readonly isLoaded: boolean;
    }
  /** Builds an index of documents, sorted by id, without storing it. */
  | {
      readonly kind: 'build';
      readonly schema: IndexSchema;
      readonly documents: readonly SentDocument[];
    };

/** A message to a builder thread. */
export type BuildInput =
  | { readonly kind: 'job'; readonly id: number; readonly job: BuildJob }
  /** Documents of a replacement, in any number of parts. */
  | { readonly kind: 'documents'; readonly documents: readonly SentDocument[] }
  /** The replacement is complete. */
  | { readonly kind: 'end' }
  /** The replacement is aborted. */
  | { readonly kind: 'abort' };

/** A loaded index, or its changes since the known generation. */
export type LoadedIndex =
  | { readonly kind: 'unchanged' }
  /** The file exists, but no replacement has been committed. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'whole'; readonly generation: number; readonly data: IndexData }
  | {
      readonly kind: 'changes';
      readonly generation: number;
      /** The documents that were added or changed. */
      readonly changes: IndexData;
      /** The ids of all documents that were added, changed or removed. */
      readonly goneIds: readonly string[];
    };

/** A report on a job; `done` and `failed` end it. */
export type BuildReport =
  | { readonly kind: 'loaded'; readonly name: string; readonly loaded: LoadedIndex }
  | { readonly kind: 'damaged'; readonly name: string; readonly reason: string }
  /** A message of documents was stored; another one may be sent. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'patched'; readonly outcomes: readonly ChangeOutcome[] }
  | { readonly kind: 'built'; readonly data: IndexData }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A message from a builder thread. */
export interface SentReport {
  /** The id of the job. */
  readonly id: number;
  readonly report: BuildReport;
}

/** The buffers of a value that can be transferred without a copy; Node's shared pool can't be. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return isTransferable(value.buffer) ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner = value instanceof Map ? value.values() : Object.values(value);
  return [...new Set([...inner].flatMap(buffersOf))];
}

function isTransferable(buffer: ArrayBufferLike): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer);
}
