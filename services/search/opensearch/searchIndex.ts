import type { Cluster } from './cluster.ts';

/** Searches an index: all of its shards, or none and a `ClusterError`. */
export function searchIndex(cluster: Cluster, index: string, body: object): Promise<unknown> {
  const query = { allow_partial_search_results: 'false' };
  return cluster.ask({ method: 'POST', path: `/${index}/_search`, query, body });
}
