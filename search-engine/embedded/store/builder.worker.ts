import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { IndexSchema } from '../../indexSchema.ts';
import { createCardWriter } from '../build/cards.ts';
import {
  type BuildInput,
  type BuildJob,
  type BuildReport,
  buffersOf,
  type LoadOrder,
  type SentDocument,
  type SentReport,
} from './buildJob.ts';
import {
  type DocumentStore,
  openDocumentStore,
  type StoredChange,
  type StoredDocument,
} from './documentStore.ts';
import { buildOf, loadIndex } from './loadIndex.ts';

/*
 * The thread that writes to stores and builds indices, so that searches don't wait for it.
 */

/** A replacement in progress. */
interface Replacement {
  readonly id: number;
  readonly order: LoadOrder;
  readonly isLoaded: boolean;
  readonly store: DocumentStore;
  readonly stored: (document: SentDocument) => StoredDocument;
}

let replacement: Replacement | undefined;

parentPort?.on('message', (input: BuildInput) => {
  switch (input.kind) {
    case 'job':
      void settle(input.id, () => run(input.id, input.job));
      return;
    case 'documents':
      take(input.documents);
      return;
    case 'end':
      finish();
      return;
    case 'abort':
      abort();
  }
});

/** Reports the end of a job; a replacement ends with a later message. */
async function settle(id: number, work: () => Promise<'done' | 'begun'>): Promise<void> {
  try {
    if ((await work()) === 'done') report(id, { kind: 'done' });
  } catch (error) {
    abort();
    report(id, { kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function run(id: number, job: BuildJob): Promise<'done' | 'begun'> {
  switch (job.kind) {
    case 'load':
      for (const order of job.orders) await load(id, order);
      return 'done';
    case 'replace':
      replacement = begin(id, job);
      return 'begun';
    case 'patch':
      await patch(id, job);
      return 'done';
    case 'build': {
      const data = buildOf(job.schema, job.documents.map(storing(job.schema)));
      report(id, { kind: 'built', data }, data);
      return 'done';
    }
  }
}

async function load(id: number, order: LoadOrder): Promise<void> {
  try {
    // SQLite treats an empty file as a new store, which would hide the damage.
    if (statSync(order.file).size === 0) throw new Error('it is empty');
    await withStore(order.file, (store) => hand(id, store, order));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(id, { kind: 'damaged', name: order.name, reason });
  }
}

async function patch(id: number, job: Extract<BuildJob, { kind: 'patch' }>): Promise<void> {
  const stored = storing(job.order.schema);
  const changes = job.changes.map(
    (change): StoredChange =>
      change.kind === 'remove' ? change : { kind: 'upsert', document: stored(change.document) },
  );
  await withStore(job.order.file, async (store) => {
    report(id, { kind: 'patched', outcomes: store.patch(changes) });
    if (job.isLoaded) await hand(id, store, job.order);
  });
}

function begin(id: number, job: Extract<BuildJob, { kind: 'replace' }>): Replacement {
  const { order, isLoaded } = job;
  if (order.file !== ':memory:') mkdirSync(dirname(order.file), { recursive: true });
  const store = openDocumentStore(order.file);
  return { id, order, isLoaded, store, stored: storing(order.schema) };
}

function take(documents: readonly SentDocument[]): void {
  if (replacement === undefined) return;
  const { id, store, stored } = replacement;
  void settle(id, async () => {
    for (const document of documents) store.stage(stored(document));
    report(id, { kind: 'taken' });
    return 'begun';
  });
}

function finish(): void {
  if (replacement === undefined) return;
  const { id, store, order, isLoaded } = replacement;
  const { schema } = order;
  void settle(id, async () => {
    // An index that can't be built isn't stored either.
    store.commitStaged(schema, buildOf(schema, store.staged(), { keepsCards: false }));
    if (isLoaded) await hand(id, store, { ...order, since: undefined });
    abort();
    return 'done';
  });
}

/** Discards staged documents; committed ones stay. */
function abort(): void {
  replacement?.store.close();
  replacement = undefined;
}

async function withStore(
  file: string,
  use: (store: DocumentStore) => Promise<void>,
): Promise<void> {
  const store = openDocumentStore(file);
  try {
    await use(store);
  } finally {
    store.close();
  }
}

function storing(schema: IndexSchema): (document: SentDocument) => StoredDocument {
  const write = createCardWriter(schema);
  return ({ id, body }) => ({ id, card: write(JSON.parse(body)) });
}

async function hand(id: number, store: DocumentStore, order: LoadOrder): Promise<void> {
  const loaded = await loadIndex(store, order.schema, order.since);
  report(id, { kind: 'loaded', name: order.name, loaded }, loaded);
}

function report(id: number, content: BuildReport, handedOver?: object): void {
  const message: SentReport = { id, report: content };
  parentPort?.postMessage(message, buffersOf(handedOver));
}
