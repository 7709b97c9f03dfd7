/** One request to the cluster. */
export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** Sent instead of a body: one JSON text per line. */
  readonly lines?: readonly object[] | undefined;
  /** Time limit per node in ms, if it differs from that of a search. */
  readonly timeoutMs?: number | undefined;
}

/** A cluster of OpenSearch nodes. */
export interface Cluster {
  /** The body of the answer. Rejects with a `ClusterError`. */
  readonly ask: (request: ClusterRequest) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/**
 * - `missing`: there is no such index, alias or point in time;
 * - `unavailable`: no node can answer;
 * - `refused`: the cluster refuses the request.
 */
export type ClusterErrorKind = 'missing' | 'unavailable' | 'refused';

/** A failed request to the cluster. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
  readonly kind: ClusterErrorKind;

  constructor(kind: ClusterErrorKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Whether an error is a `ClusterError` of a kind. */
export function isClusterError(error: unknown, kind: ClusterErrorKind): error is ClusterError {
  return error instanceof ClusterError && error.kind === kind;
}
