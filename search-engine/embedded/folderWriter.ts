import { existsSync } from 'node:fs';
import { countOutcomes } from '../changes.ts';
import type { IndexWriter } from '../engine.ts';
import { requireSchema, type SchemaOf, storedSchema } from '../indexSchema.ts';
import { createBuilderThread } from './store/builderThread.ts';
import { patchIndex, replaceIndex } from './store/buildIndices.ts';
import { indexFile } from './store/indexFiles.ts';
import { readStored, withStore } from './store/readStored.ts';

/**
 * Stores documents for the embedded engine of another process, without loading an index.
 * @param dataFolder the data folder of that process
 */
export function createFolderWriter(dataFolder: string, schemaOf: SchemaOf): IndexWriter {
  const thread = createBuilderThread();
  const count = async (index: string) => {
    const file = indexFile(dataFolder, index);
    if (!existsSync(file)) return undefined;
    return withStore(file, (store) => (store.state() === undefined ? undefined : store.count()));
  };
  const storing = (name: string) => ({
    order: {
      name,
      schema: storedSchema(requireSchema(schemaOf, name)),
      file: indexFile(dataFolder, name),
    },
    isLoaded: false,
  });
  return {
    count,
    stored: async (index, ids) => {
      const file = indexFile(dataFolder, index);
      return existsSync(file) ? readStored(file, ids) : new Map();
    },
    replace: async (index, documents) => {
      await replaceIndex(thread, storing(index), documents);
    },
    patch: async (index, changes) => {
      if ((await count(index)) === undefined)
        return { ok: false, failure: { kind: 'unknown-index', index } };
      const { outcomes } = await patchIndex(thread, storing(index), changes);
      return { ok: true, value: countOutcomes(outcomes) };
    },
    close: thread.close,
  };
}
