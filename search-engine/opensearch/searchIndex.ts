import { z } from 'zod';
import type { Cluster } from './cluster.ts';

/** Searches all shards of an index; rejects with a `ClusterError` if one of them fails. */
export function searchIndex(cluster: Cluster, index: string, body: object): Promise<unknown> {
  const query = { allow_partial_search_results: 'false' };
  return cluster.ask({ method: 'POST', path: `/${index}/_search`, query, body });
}

const countAnswer = z.object({ count: z.number() });

/** The number of documents in an index. */
export async function countDocuments(cluster: Cluster, index: string): Promise<number> {
  const answer = await cluster.ask({ method: 'GET', path: `/${index}/_count` });
  return countAnswer.parse(answer).count;
}
