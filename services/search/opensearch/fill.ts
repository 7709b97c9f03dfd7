import { z } from 'zod';
import { idOf } from '../documents.ts';
import type { SearchDocument } from '../engine.ts';
import type { IndexSchema } from '../indexSchema.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import { type IndexLayout, indexBody } from './mapping.ts';
import { countDocuments } from './searchIndex.ts';

/** What a new generation is made of. */
export interface NewGeneration {
  /** Its own name, which nothing else has. */
  readonly index: string;
  readonly schema: IndexSchema;
  readonly layout: IndexLayout;
  readonly documents: readonly SearchDocument[];
}

/** Filling takes its time; nobody waits for it. */
const timeoutMs = 60_000;

/** A few megabytes a request. */
const documentsAtOnce = 500;

/** Makes a generation of an index, whole and ready to be searched, or leaves nothing and rejects. */
export async function fillGeneration(cluster: Cluster, generation: NewGeneration): Promise<void> {
  const { index, schema, layout, documents } = generation;
  const ids = documents.map((document) => idOf(schema, document));
  if (new Set(ids).size < ids.length) throw new Error(`An id of ${index} comes twice.`);
  try {
    const body = indexBody(schema, layout);
    await cluster.ask({ method: 'PUT', path: `/${index}`, body, timeoutMs });
    for (let at = 0; at < documents.length; at += documentsAtOnce) {
      const part = documents.slice(at, at + documentsAtOnce);
      await sendDocuments(
        cluster,
        index,
        part.flatMap((document, place) => [{ index: { _id: ids[at + place] } }, document]),
      );
    }
    await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
    await checkCount(cluster, index, documents.length);
  } catch (error) {
    await removeIndices(cluster, [index]).catch(() => undefined);
    throw error;
  }
}

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z
    .array(z.record(z.string(), z.object({ error: z.object({ reason: z.string() }) })))
    .optional(),
});

async function sendDocuments(
  cluster: Cluster,
  index: string,
  lines: readonly object[],
): Promise<void> {
  const answer = await cluster.ask({
    method: 'POST',
    path: `/${index}/_bulk`,
    query: { filter_path: 'errors,items.*.error.reason' },
    lines,
    timeoutMs,
  });
  const { errors, items = [] } = bulkAnswer.parse(answer);
  if (!errors) return;
  const [first = 'no reason given'] = items.flatMap((item) =>
    Object.values(item).map(({ error }) => error.reason),
  );
  throw new ClusterError('refused', `${items.length} documents were not taken: ${first}`);
}

async function checkCount(cluster: Cluster, index: string, wanted: number): Promise<void> {
  const count = await countDocuments(cluster, index);
  if (count === wanted) return;
  throw new ClusterError('refused', `${index} holds ${count} documents instead of ${wanted}.`);
}

/** Waits until every copy of a generation is in its place. Rejects where that takes too long. */
export async function awaitCopies(cluster: Cluster, index: string): Promise<void> {
  await cluster.ask({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: 'green', timeout: '10s' },
    timeoutMs,
  });
}

/** Removes generations that nobody needs any more. */
export async function removeIndices(cluster: Cluster, indices: readonly string[]): Promise<void> {
  if (indices.length === 0) return;
  const query = { ignore_unavailable: 'true' };
  await cluster.ask({ method: 'DELETE', path: `/${indices.join(',')}`, query, timeoutMs });
}
