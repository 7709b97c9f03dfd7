import { type Cluster, ClusterError, type ClusterRequest } from './cluster.ts';

/** Answers one request of a test; throws a `ClusterError` to fail it. */
export type Reply = (request: ClusterRequest) => unknown;

/** A fake cluster for tests, which records all requests. */
export interface FakeCluster extends Cluster {
  readonly asked: readonly ClusterRequest[];
  /** The requests whose path has a prefix. */
  readonly askedOf: (beginning: string) => readonly ClusterRequest[];
  /** Replaces the reply function. */
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

/** The response of a search without hits. */
export const emptySearch = { hits: { total: { value: 0 }, hits: [] }, aggregations: {} };

/**
 * Replies to requests for aliases and counts; all other requests are passed on.
 * @param indices physical indices by alias
 */
export function replyFrom(indices: Readonly<Record<string, string>>, more: Reply): Reply {
  return (request) => {
    const { path } = request;
    if (path.startsWith('/_alias/')) {
      const [name = ''] = path.slice('/_alias/'.length).split(',');
      const index = indices[name];
      if (index === undefined) throw new ClusterError('missing', 'alias missing');
      return { [index]: { aliases: { [name]: {} } } };
    }
    if (path.endsWith('/_count')) return { count: 0 };
    return more(request);
  };
}
