import { z } from 'zod';
import { idOf } from '#search-engine/documents.ts';
import type { IndexChange, PatchCounts, SearchDocument } from '#search-engine/engine.ts';
import type { IndexSchema } from '#search-engine/indexSchema.ts';
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
  const last = new Map<string, SearchDocument | undefined>();
  for (const change of changes) {
    const id = change.kind === 'remove' ? change.id : idOf(schema, change.document);
    last.set(id, change.kind === 'remove' ? undefined : change.document);
  }
  const before = await readDocuments(cluster, index, [...last.keys()]);
  const lines = [...last].flatMap(([id, document]) => changeLines(id, document));
  try {
    if (lines.length > 0) await sendChanges(cluster, index, lines);
  } catch (error) {
    const undo = [...last.keys()].flatMap((id) => changeLines(id, before.get(id)));
    await sendChanges(cluster, index, undo);
    throw error;
  }
  await cluster.ask({ method: 'POST', path: `/${index}/_refresh`, timeoutMs });
  return countChanges(changes, schema, new Set(before.keys()));
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

async function readDocuments(
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

function countChanges(
  changes: readonly IndexChange[],
  schema: IndexSchema,
  existing: Set<string>,
): PatchCounts {
  const counts = { added: 0, changed: 0, removed: 0, absent: 0 };
  for (const change of changes) {
    if (change.kind === 'remove') counts[existing.delete(change.id) ? 'removed' : 'absent'] += 1;
    else {
      const id = idOf(schema, change.document);
      counts[existing.has(id) ? 'changed' : 'added'] += 1;
      existing.add(id);
    }
  }
  return counts;
}
