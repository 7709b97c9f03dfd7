import { type Cluster, ClusterError, type ClusterRequest } from './cluster.ts';

/** Answers one request of a test; throws a `ClusterError` to fail it. */
export type Reply = (request: ClusterRequest) => unknown;

/** A cluster that exists in a test alone, with all it was asked. */
export interface FakeCluster extends Cluster {
  readonly asked: readonly ClusterRequest[];
  /** What was asked of a path that begins so. */
  readonly askedOf: (beginning: string) => readonly ClusterRequest[];
  /** Answers otherwise from now on. */
  readonly reply: (reply: Reply) => void;
}

export function fakeCluster(first: Reply): FakeCluster {
  let current = first;
  const asked: ClusterRequest[] = [];
  return {
    asked,
    askedOf: (beginning) => asked.filter(({ path }) => path.startsWith(beginning)),
    reply: (reply) => {
      current = reply;
    },
    ask: async (request) => {
      asked.push(request);
      return current(request);
    },
    close: async () => undefined,
  };
}

/** A search that found nothing, with empty facets. */
export const emptySearch = { hits: { total: { value: 0 }, hits: [] }, aggregations: {} };

/**
 * Replies as a cluster with one index behind an alias: what is said of it, and an empty search.
 * @param indices physical indices by alias
 */
export function replyFrom(indices: Readonly<Record<string, string>>, more: Reply): Reply {
  return (request) => {
    const { path } = request;
    if (path.startsWith('/_alias/')) {
      const index = indices[path.slice('/_alias/'.length)];
      if (index === undefined) throw new ClusterError('missing', 'alias missing');
      return { [index]: {} };
    }
    if (path.endsWith('/_count')) return { count: 0 };
    return more(request);
  };
}
