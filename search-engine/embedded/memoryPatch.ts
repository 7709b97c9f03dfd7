import { setImmediate as turn } from 'node:timers/promises';
import { combineChanges } from '../changes.ts';
import type { ChangeOutcome, IndexChange } from '../engine.ts';
import { type IndexSchema, storedSchema } from '../indexSchema.ts';
import type { IndexData } from './indexData.ts';
import { mergeIndices } from './merge/mergeIndices.ts';
import { hasDocument } from './merge/mergePlan.ts';
import type { BuilderThread } from './store/builderThread.ts';
import { buildIndex } from './store/buildIndices.ts';

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
  const isStored = (id: string) => hasDocument(schema, data, id);
  const { last, outcomes } = combineChanges(schema, changes, isStored);
  const documents = [...last.values()].filter((document) => document !== undefined);
  const built = await buildIndex(thread, storedSchema(schema), documents);
  const order = { schema, base: data, changes: built, goneIds: last.keys() };
  return { data: await mergeIndices(order, turn), outcomes };
}
