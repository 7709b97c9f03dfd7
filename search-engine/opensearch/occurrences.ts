import { z } from 'zod';
import type { Clause } from './clauses.ts';
import type { Cluster } from './cluster.ts';
import { searchIndex } from './searchIndex.ts';

/** Finds the clauses that at least one document of an index matches. */
export type FindOccurring = (clauses: readonly Clause[]) => Promise<ReadonlySet<Clause>>;

/** Most cached clauses. Visitors search for similar words, so a simple cache is enough. */
const maxRemembered = 20_000;

/** Queries all clauses that aren't cached in one request. */
export function createFindOccurring(cluster: Cluster, index: string): FindOccurring {
  const known = new Map<string, boolean>();
  return async (clauses) => {
    const keys = clauses.map((clause) => JSON.stringify(clause));
    const unknown = new Map(clauses.map((clause, at) => [keys[at] ?? '', clause]));
    for (const key of known.keys()) unknown.delete(key);
    const asked = [...unknown];
    const counts = await countEach(cluster, index, [...unknown.values()]);
    const found = new Map(asked.map(([key], at) => [key, (counts[at] ?? 0) > 0]));
    if (known.size + found.size > maxRemembered) known.clear();
    for (const [key, occurs] of found) known.set(key, occurs);
    return new Set(
      clauses.filter((_, at) => found.get(keys[at] ?? '') ?? known.get(keys[at] ?? '')),
    );
  };
}

const countsAnswer = z.object({
  aggregations: z.record(z.string(), z.object({ doc_count: z.number() })),
});

async function countEach(
  cluster: Cluster,
  index: string,
  clauses: readonly Clause[],
): Promise<readonly number[]> {
  if (clauses.length === 0) return [];
  const aggs = Object.fromEntries(clauses.map((filter, at) => [at, { filter }]));
  const answer = await searchIndex(cluster, index, { size: 0, track_total_hits: false, aggs });
  const { aggregations } = countsAnswer.parse(answer);
  return clauses.map((_, at) => aggregations[at]?.doc_count ?? 0);
}
