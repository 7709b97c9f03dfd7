/** One request to the cluster. */
export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** Sent instead of a body: one JSON text a line. */
  readonly lines?: readonly object[] | undefined;
  /** How long one node may take, in ms, where that differs from a search. */
  readonly timeoutMs?: number | undefined;
}

/** Nodes that hold the same indices. */
export interface Cluster {
  /** The body of the answer. Rejects with a `ClusterError`. */
  readonly ask: (request: ClusterRequest) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * - `missing`: there is no such index, alias or point in time;
 * - `unavailable`: no node answers, or none can now;
 * - `refused`: the cluster won't do what it was asked.
 */
export type ClusterErrorKind = 'missing' | 'unavailable' | 'refused';

/** Why the cluster did not do as asked. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
  readonly kind: ClusterErrorKind;

  constructor(kind: ClusterErrorKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Whether something was thrown for that reason. */
export function isClusterError(error: unknown, kind: ClusterErrorKind): error is ClusterError {
  return error instanceof ClusterError && error.kind === kind;
}
