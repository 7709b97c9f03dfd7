import { z } from 'zod';
import type { Clause } from './clauses.ts';
import type { Cluster } from './cluster.ts';
import { hitsBody, type PreparedQuestion } from './searchBody.ts';

/** The limit of `from` and `size` in an index; hits beyond it are read with `search_after`. */
export const farthestHit = 10_000;

const hit = z.object({ _source: z.unknown().optional(), sort: z.array(z.unknown()).optional() });

/** The fields of a search response that are read. */
export const searchAnswer = z.object({
  hits: z.object({ total: z.object({ value: z.number() }).optional(), hits: z.array(hit) }),
  aggregations: z.record(z.string(), z.unknown()).optional(),
});

type Hit = z.infer<typeof hit>;

/** The hits as UTF-8 JSON. */
export function writeHits(hits: readonly Hit[]): readonly Uint8Array[] {
  return hits.map(({ _source: source }) => Buffer.from(JSON.stringify(source)));
}

const pointInTime = z.object({ pit_id: z.string() });

/** Reads a page beyond `farthestHit` by skipping all hits before it, within one point in time. */
export async function walkToHits(
  cluster: Cluster,
  index: string,
  prepared: PreparedQuestion,
): Promise<readonly Hit[]> {
  const path = `/${index}/_search/point_in_time`;
  const opened = await cluster.ask({ method: 'POST', path, query: { keep_alive: '1m' } });
  const { pit_id: id } = pointInTime.parse(opened);
  try {
    return await walk(createStep(cluster, id, hitsBody(prepared)), prepared.question);
  } finally {
    const body = { pit_id: [id] };
    // If this fails, it expires after a minute.
    await cluster
      .ask({ method: 'DELETE', path: '/_search/point_in_time', body })
      .catch(() => undefined);
  }
}

/** Reads the next `size` hits; without their fields unless they are wanted. */
type Step = (size: number, isWanted: boolean) => Promise<readonly Hit[]>;

function createStep(cluster: Cluster, id: string, body: Clause): Step {
  let after: readonly unknown[] | undefined;
  return async (size, isWanted) => {
    const answer = await cluster.ask({
      method: 'POST',
      path: '/_search',
      query: { allow_partial_search_results: 'false' },
      body: {
        ...body,
        ...(!isWanted && { _source: false }),
        ...(after !== undefined && { search_after: after }),
        pit: { id, keep_alive: '1m' },
        track_total_hits: false,
        size,
      },
    });
    const { hits } = searchAnswer.parse(answer).hits;
    after = hits.at(-1)?.sort ?? after;
    return hits;
  };
}

async function walk(
  step: Step,
  { offset, limit }: PreparedQuestion['question'],
): Promise<readonly Hit[]> {
  for (let left = offset; left > 0; left -= farthestHit) {
    const size = Math.min(left, farthestHit);
    if ((await step(size, false)).length < size) return [];
  }
  const page: Hit[] = [];
  while (page.length < limit) {
    const size = Math.min(limit - page.length, farthestHit);
    const hits = await step(size, true);
    page.push(...hits);
    if (hits.length < size) break;
  }
  return page;
}
