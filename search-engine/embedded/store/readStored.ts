import type { StoredDocuments } from '../../engine.ts';
import { type DocumentStore, openDocumentStore } from './documentStore.ts';

/** Reads something from the store in a file. */
export function withStore<Value>(file: string, read: (store: DocumentStore) => Value): Value {
  try {
    const store = openDocumentStore(file);
    try {
      return read(store);
    } finally {
      store.close();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is damaged (${reason}); docs/search.md says how to repair it`);
  }
}

/** The documents of the store in a file with some ids. */
export function readStored(file: string, ids: readonly string[]): StoredDocuments {
  return withStore(file, (store) => {
    const found = ids.flatMap((id) => {
      const body = store.find(id);
      return body === undefined ? [] : [[id, JSON.parse(body)] as const];
    });
    return new Map(found);
  });
}
