import { z } from 'zod';
import { idOf } from '../documents.ts';
import type { DocumentSource, SearchDocument } from '../engine.ts';
import type { IndexSchema } from '../indexSchema.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import { type IndexLayout, indexBody } from './mapping.ts';
import { countDocuments } from './searchIndex.ts';

/** The content of a new generation. */
export interface NewGeneration {
  /** Its unique name. */
  readonly index: string;
  readonly schema: IndexSchema;
  readonly layout: IndexLayout;
  readonly documents: DocumentSource;
}

/** Generous, because no visitor waits for an import. */
const timeoutMs = 60_000;

/** A few megabytes per request. */
const documentsAtOnce = 500;

/**
 * Creates and fills a generation of an index. Resolves to the number of documents; if it fails, it
 * removes the generation and rejects.
 */
export async function fillGeneration(cluster: Cluster, generation: NewGeneration): Promise<number> {
  const { index, schema, layout } = generation;
  try {
    const body = indexBody(schema, layout);
    await cluster.ask({ method: 'PUT', path: `/${index}`, body, timeoutMs });
    const count = await sendAll(cluster, generation);
    await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
    await checkCount(cluster, index, count);
    return count;
  } catch (error) {
    await removeIndices(cluster, [index]).catch(() => undefined);
    throw error;
  }
}

async function sendAll(cluster: Cluster, generation: NewGeneration): Promise<number> {
  const { index, schema, documents } = generation;
  const ids = new Set<string>();
  let part: SearchDocument[] = [];
  const send = async () => {
    const lines = part.flatMap((document) => [
      { index: { _id: idOf(schema, document) } },
      document,
    ]);
    part = [];
    if (lines.length > 0) await sendChanges(cluster, index, lines);
  };
  for await (const document of documents) {
    const id = idOf(schema, document);
    if (ids.has(id)) throw new Error(`The id ${id} of ${index} comes twice.`);
    ids.add(id);
    part.push(document);
    if (part.length === documentsAtOnce) await send();
  }
  await send();
  return ids.size;
}

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z
    .array(z.record(z.string(), z.object({ error: z.object({ reason: z.string() }) })))
    .optional(),
});

/** Sends lines to the bulk API. Rejects if one of them is refused; others may have been applied. */
export async function sendChanges(
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

/** Waits until every replica of a generation is allocated. Rejects if that takes too long. */
export async function awaitCopies(cluster: Cluster, index: string): Promise<void> {
  await cluster.ask({
    method: 'GET',
    path: `/_cluster/health/${index}`,
    query: { wait_for_status: 'green', timeout: '10s' },
    timeoutMs,
  });
}

/** Removes obsolete generations. */
export async function removeIndices(cluster: Cluster, indices: readonly string[]): Promise<void> {
  if (indices.length === 0) return;
  const query = { ignore_unavailable: 'true' };
  await cluster.ask({ method: 'DELETE', path: `/${indices.join(',')}`, query, timeoutMs });
}
