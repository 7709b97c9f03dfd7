import { z } from 'zod';
import { combineChanges, countOutcomes, idOfChange } from '../changes.ts';
import type { IndexChange, PatchCounts, SearchDocument } from '../engine.ts';
import type { IndexSchema } from '../indexSchema.ts';
import type { Cluster } from './cluster.ts';
import { sendChanges } from './fill.ts';

/** Changes to a generation of an index. */
export interface GenerationPatch {
  /** The name of the generation. */
  readonly index: string;
  readonly schema: IndexSchema;
  readonly changes: readonly IndexChange[];
}

/** Longer than for a search, because no visitor waits. */
const timeoutMs = 20_000;

/**
 * Applies changes to a generation and makes them visible atomically, because the cluster doesn't
 * refresh generations automatically. If a change is refused, the documents are restored before any
 * change is visible, and the promise rejects.
 */
export async function patchGeneration(
  cluster: Cluster,
  { index, schema, changes }: GenerationPatch,
): Promise<PatchCounts> {
  const ids = new Set(changes.map((change) => idOfChange(schema, change)));
  const before = await readDocuments(cluster, index, [...ids]);
  const { last, outcomes } = combineChanges(schema, changes, (id) => before.has(id));
  const lines = [...last].flatMap(([id, document]) => changeLines(id, document));
  try {
    if (lines.length > 0) await sendChanges(cluster, index, lines);
  } catch (error) {
    const undo = [...ids].flatMap((id) => changeLines(id, before.get(id)));
    await sendChanges(cluster, index, undo);
    throw error;
  }
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
  return countOutcomes(outcomes);
}

function changeLines(id: string, document: SearchDocument | undefined): readonly object[] {
  if (document === undefined) return [{ delete: { _id: id } }];
  return [{ index: { _id: id } }, document];
}

const documentsAnswer = z.object({
  docs: z.array(
    z.object({
      _id: z.string(),
      found: z.boolean(),
      _source: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** The documents of a generation with some ids. */
export async function readDocuments(
  cluster: Cluster,
  index: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SearchDocument>> {
  if (ids.length === 0) return new Map();
  const answer = await cluster.ask({
    method: 'POST',
    path: `/${index}/_mget`,
    body: { ids },
    timeoutMs,
  });
  return new Map(
    documentsAnswer
      .parse(answer)
      .docs.flatMap(({ _id, found, _source }) => (found && _source ? [[_id, _source]] : [])),
  );
}
