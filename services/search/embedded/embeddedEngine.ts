import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import type { EngineResult, SearchDocument, SearchEngine } from '../engine.ts';
import { readQuestion } from '../question.ts';
import { answer } from './answer.ts';
import { openIndex, type SearchIndex } from './searchIndex.ts';
import { loadIndices, replaceIndex } from './store/builderThread.ts';
import type { BuiltIndex } from './store/buildJob.ts';
import { type DocumentStore, openDocumentStore } from './store/documentStore.ts';

export interface EmbeddedEngineOptions {
  /** Where the documents are kept; without it they are gone with the process. */
  readonly folder?: string | undefined;
  readonly log: (line: string) => void;
}

/** The engine within the process, and what only such a one can do. */
export interface EmbeddedEngine extends SearchEngine {
  /** Takes over what other processes have stored since; it does so by itself every second. */
  readonly refresh: () => Promise<void>;
  readonly indices: NonNullable<SearchEngine['indices']>;
}

interface OpenIndex extends SearchIndex {
  readonly generation: number;
}

const watchMs = 1000;

/** Answers from memory, and keeps the documents in SQLite. */
export function createEmbeddedEngine({ folder, log }: EmbeddedEngineOptions): EmbeddedEngine {
  const file = folder === undefined ? ':memory:' : storeFile(folder);
  const store = folder === undefined ? undefined : openDocumentStore(file);
  const open = new Map<string, OpenIndex>();
  // One thing at a time: what is stored last is what is found.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(run);
    queue = result.catch(() => undefined);
    return result;
  };

  function take({ name, generation, data }: BuiltIndex): void {
    open.set(name, { ...openIndex(name, data), generation });
  }

  async function search(request: WireSearchRequest): Promise<EngineResult> {
    await ready;
    const read = readQuestion(request);
    if (!read.ok) return read;
    const index = open.get(request.index);
    if (index === undefined)
      return { ok: false, failure: { kind: 'unknown-index', index: request.index } };
    return { ok: true, value: answer(index, read.value) };
  }

  const refresh = () => inTurn(() => loadIndices(file, outdated(store, open), take));
  const ready = refresh();
  ready.catch((error: unknown) => log(`search: the stored indices can't be read: ${error}`));
  const stopWatching = watch(store, () =>
    refresh().catch((error: unknown) => log(`search: new indices can't be read: ${error}`)),
  );
  return {
    search,
    refresh,
    replace: (index: string, documents: readonly SearchDocument[]) =>
      inTurn(async () => take(await replaceIndex(file, index, documents))),
    indices: () =>
      [...open]
        .map(([name, { data }]) => ({ name, documents: data.count }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    close: async () => {
      stopWatching();
      await queue;
      store?.close();
    },
  };
}

function storeFile(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, 'search.sqlite');
}

function outdated(store: DocumentStore | undefined, open: ReadonlyMap<string, OpenIndex>) {
  const stored = store?.generations() ?? [];
  return stored
    .filter(({ name, generation }) => open.get(name)?.generation !== generation)
    .map(({ name }) => name);
}

/** Calls whenever someone has written to the store. */
function watch(store: DocumentStore | undefined, onChange: () => void): () => void {
  if (store === undefined) return () => undefined;
  let version = store.version();
  const timer = setInterval(() => {
    const now = store.version();
    if (now !== version) onChange();
    version = now;
  }, watchMs);
  timer.unref();
  return () => clearInterval(timer);
}
