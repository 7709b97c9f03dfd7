import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { countOutcomes } from '../changes.ts';
import { idOf } from '../documents.ts';
import type {
  DocumentSource,
  EngineResult,
  IndexChange,
  PatchResult,
  SearchDocument,
  SearchEngine,
  StoredDocuments,
} from '../engine.ts';
import { requireSchema, type SchemaOf, storedSchema } from '../indexSchema.ts';
import { readQuestion } from '../question.ts';
import { createTurns } from '../turns.ts';
import { answer } from './answer.ts';
import { createBudget, OverBudgetError } from './budget.ts';
import { patchInMemory } from './memoryPatch.ts';
import { createOpenIndices, describeDamage, type OpenIndices } from './openIndices.ts';
import { type BuilderThread, createBuilderThread } from './store/builderThread.ts';
import { loadIndices, patchIndex, replaceIndex } from './store/buildIndices.ts';
import { type IndexFile, indexFile, listIndexFiles, readGeneration } from './store/indexFiles.ts';

export interface EmbeddedEngineOptions {
  readonly schemaOf: SchemaOf;
  /** Where the documents are stored; without it they are kept in memory only. */
  readonly folder?: string | undefined;
  readonly log: (line: string) => void;
  /**
   * Time limit of one search, in ms. All others wait meanwhile, because it is synchronous.
   * @default 1000
   */
  readonly limitMs?: number | undefined;
  /** Milliseconds since any fixed moment. */
  readonly now?: (() => number) | undefined;
}

/** The engine in this process, with its additional operations. */
export interface EmbeddedEngine extends SearchEngine {
  /** Adopts changes stored by other processes; this also happens several times a second. */
  readonly refresh: () => Promise<void>;
  readonly indices: NonNullable<SearchEngine['indices']>;
}

/** How often the files are checked for changes by other processes (ms). */
const watchMs = 250;

const usualLimitMs = 1000;

/** Answers from memory, and stores the documents in SQLite, one file per index. */
export function createEmbeddedEngine(options: EmbeddedEngineOptions): EmbeddedEngine {
  const { schemaOf, log } = options;
  const indices = createOpenIndices(schemaOf);
  const inTurn = createTurns();
  const thread = createBuilderThread();
  const storage = createStorage(thread, options, indices);
  const refresh = () => inTurn(storage.refresh);
  const ready = refresh();
  ready.catch((error: unknown) => log(`search: the stored indices can't be loaded: ${error}`));
  const stopWatching = watch(storage.isChanged, () =>
    refresh().catch((error: unknown) => log(`search: new indices can't be loaded: ${error}`)),
  );
  return {
    search: async (request) => {
      await ready.catch(() => undefined);
      return search(indices, request, options);
    },
    refresh,
    replace: (index, documents) => inTurn(() => storage.replace(index, documents)),
    patch: (index, changes) => inTurn(() => storage.patch(index, changes)),
    stored: (index, ids) => ready.then(() => storedIn(indices, index, ids)),
    count: async (index) => {
      await ready;
      const { open, damage } = indices.get(index) ?? {};
      if (damage !== undefined) throw new Error(describeDamage(damage));
      return open?.data.count;
    },
    indices: indices.summaries,
    close: async () => {
      stopWatching();
      await inTurn(thread.close);
    },
  };
}

/** The documents of an open index with some ids. */
function storedIn(indices: OpenIndices, name: string, ids: readonly string[]): StoredDocuments {
  const { open } = indices.get(name) ?? {};
  if (open === undefined || ids.length === 0) return new Map();
  const { schema } = open;
  const question = readQuestion(() => schema, {
    index: name,
    fields: [],
    facets: [],
    filters: [{ name: schema.idField, values: [...ids] }],
    limit: ids.length,
    offset: 0,
  });
  if (!question.ok) return new Map();
  const { hits } = answer(open, question.value);
  const documents = hits.map((hit): SearchDocument => JSON.parse(new TextDecoder().decode(hit)));
  return new Map(documents.map((document) => [idOf(schema, document), document]));
}

function search(
  indices: OpenIndices,
  request: WireSearchRequest,
  {
    schemaOf,
    limitMs = usualLimitMs,
    now = performance.now.bind(performance),
  }: EmbeddedEngineOptions,
): EngineResult {
  const read = readQuestion(schemaOf, request);
  if (!read.ok) return read;
  const { index } = request;
  const { open, damage } = indices.get(index) ?? {};
  if (open === undefined) {
    if (damage === undefined) return { ok: false, failure: { kind: 'unknown-index', index } };
    return { ok: false, failure: { kind: 'damaged', index, file: damage.file } };
  }
  try {
    return { ok: true, value: answer(open, read.value, createBudget(limitMs, now)) };
  } catch (error) {
    if (!(error instanceof OverBudgetError)) throw error;
    return { ok: false, failure: { kind: 'too-slow', limitMs } };
  }
}

/** Where an engine stores its documents. */
interface Storage {
  readonly refresh: () => Promise<void>;
  /** Whether another process has stored changes since the last refresh. */
  readonly isChanged: () => boolean;
  readonly replace: (index: string, documents: DocumentSource) => Promise<void>;
  readonly patch: (index: string, changes: readonly IndexChange[]) => Promise<PatchResult>;
}

function createStorage(
  thread: BuilderThread,
  { schemaOf, folder, log }: EmbeddedEngineOptions,
  indices: OpenIndices,
): Storage {
  const storedSchemaOf: SchemaOf = (index) => {
    const schema = schemaOf(index);
    return schema && storedSchema(schema);
  };
  const options = { schemaOf: storedSchemaOf, indices };
  return folder === undefined
    ? createMemoryStorage(thread, options)
    : createFolderStorage(thread, { ...options, folder, log });
}

interface MemoryOptions {
  readonly schemaOf: SchemaOf;
  readonly indices: OpenIndices;
}

function createMemoryStorage(thread: BuilderThread, { schemaOf, indices }: MemoryOptions): Storage {
  return {
    refresh: async () => undefined,
    isChanged: () => false,
    replace: async (name, documents) => {
      const order = { name, schema: requireSchema(schemaOf, name), file: ':memory:' };
      const loaded = await replaceIndex(thread, { order, isLoaded: true }, documents);
      if (loaded !== undefined) await indices.take(name, loaded);
    },
    patch: async (name, changes) => {
      const { open } = indices.get(name) ?? {};
      if (open === undefined) return { ok: false, failure: { kind: 'unknown-index', index: name } };
      const { data, outcomes } = await patchInMemory(thread, open, changes);
      indices.open(name, data);
      return { ok: true, value: countOutcomes(outcomes) };
    },
  };
}

interface FolderOptions extends MemoryOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
}

function createFolderStorage(
  thread: BuilderThread,
  { schemaOf, folder, indices, log }: FolderOptions,
): Storage {
  const signatures = new Map<string, string>();
  const changedFiles = (files: readonly IndexFile[]) =>
    files.filter(({ name, signature }) => signatures.get(name) !== signature);

  function forgetMissing(files: readonly IndexFile[]): void {
    const names = new Set(files.map(({ name }) => name));
    for (const name of signatures.keys()) {
      if (names.has(name)) continue;
      signatures.delete(name);
      indices.forget(name);
    }
  }

  /** The order to load a file, unless its generation is already open. */
  function orderOf({ name, file, signature }: IndexFile) {
    // Recorded before loading: a change during the load changes the signature again.
    signatures.set(name, signature);
    const { generation, damage } = indices.get(name) ?? {};
    const isKnown = damage === undefined && generation === readGeneration(file);
    if (generation !== undefined && isKnown) return [];
    const schema = schemaOf(name);
    if (schema !== undefined) return [{ name, schema, file, since: generation }];
    reportDamage(name, 'there is no kind of index of its name');
    return [];
  }

  function reportDamage(name: string, reason: string): void {
    const damage = { file: indexFile(folder, name), reason };
    // A file that is being written changes several times.
    const isKnown = indices.get(name)?.damage?.reason === reason;
    indices.damage(name, damage);
    if (!isKnown) log(`search: ${name} can't be loaded. ${describeDamage(damage)}`);
  }

  async function refresh(): Promise<void> {
    const files = listIndexFiles(folder);
    forgetMissing(files);
    const taking: Promise<void>[] = [];
    await loadIndices(thread, changedFiles(files).flatMap(orderOf), (report) => {
      if (report.kind === 'loaded') taking.push(indices.take(report.name, report.loaded));
      else reportDamage(report.name, report.reason);
    });
    await Promise.all(taking);
  }

  return {
    refresh,
    isChanged: () => {
      const files = listIndexFiles(folder);
      return changedFiles(files).length > 0 || files.length !== signatures.size;
    },
    replace: async (name, documents) => {
      const order = { name, schema: requireSchema(schemaOf, name), file: indexFile(folder, name) };
      const loaded = await replaceIndex(thread, { order, isLoaded: true }, documents);
      if (loaded !== undefined) await indices.take(name, loaded);
    },
    patch: async (name, changes) => {
      const { generation, damage } = indices.get(name) ?? {};
      const file = indexFile(folder, name);
      if (damage !== undefined)
        return { ok: false, failure: { kind: 'damaged', index: name, file } };
      const schema = schemaOf(name);
      if (generation === undefined || schema === undefined)
        return { ok: false, failure: { kind: 'unknown-index', index: name } };
      const order = { name, schema, file, since: generation };
      const { outcomes, loaded } = await patchIndex(thread, { order, isLoaded: true }, changes);
      if (loaded !== undefined) await indices.take(name, loaded);
      return { ok: true, value: countOutcomes(outcomes) };
    },
  };
}

/** Checks for changes several times a second. */
function watch(isChanged: () => boolean, onChange: () => void): () => void {
  const timer = setInterval(() => {
    if (isChanged()) onChange();
  }, watchMs);
  timer.unref();
  return () => clearInterval(timer);
}
