import { setImmediate as turn } from 'node:timers/promises';
import { idOf } from '../documents.ts';
import type { IndexChange, SearchDocument } from '../engine.ts';
import { type IndexSchema, storedSchema } from '../indexSchema.ts';
import type { IndexData } from './indexData.ts';
import { mergeIndices } from './merge/mergeIndices.ts';
import { hasDocument } from './merge/mergePlan.ts';
import type { BuilderThread } from './store/builderThread.ts';
import { buildIndex } from './store/buildIndices.ts';
import type { ChangeOutcome } from './store/documentStore.ts';

/** An index that is stored in memory only. */
export interface MemoryIndex {
  readonly schema: IndexSchema;
  readonly data: IndexData;
}

/** Applies changes to an index that isn't stored. */
export async function patchInMemory(
  thread: BuilderThread,
  { schema, data }: MemoryIndex,
  changes: readonly IndexChange[],
): Promise<{ readonly data: IndexData; readonly outcomes: readonly ChangeOutcome[] }> {
  const last = new Map<string, SearchDocument | undefined>();
  const outcomes = changes.map((change): ChangeOutcome => {
    const id = change.kind === 'remove' ? change.id : idOf(schema, change.document);
    const wasThere = last.has(id) ? last.get(id) !== undefined : hasDocument(schema, data, id);
    last.set(id, change.kind === 'remove' ? undefined : change.document);
    if (change.kind === 'remove') return wasThere ? 'removed' : 'absent';
    return wasThere ? 'changed' : 'added';
  });
  const documents = [...last.values()].filter((document) => document !== undefined);
  const built = await buildIndex(thread, storedSchema(schema), documents);
  const order = { schema, base: data, changes: built, goneIds: last.keys() };
  return { data: await mergeIndices(order, turn), outcomes };
}
