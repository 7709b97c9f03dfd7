import { idOf } from '../../documents.ts';
import type { ChangeOutcome, DocumentSource, IndexChange, SearchDocument } from '../../engine.ts';
import { compareTexts } from '../../facetRules.ts';
import type { IndexSchema } from '../../indexSchema.ts';
import type { IndexData } from '../indexData.ts';
import type { BuilderThread } from './builderThread.ts';
import type { BuildReport, LoadedIndex, LoadOrder, SentChange, SentDocument } from './buildJob.ts';

/** Documents per message; few enough that serializing them doesn't delay searches noticeably. */
const documentsAtOnce = 50;

/** Most unacknowledged messages; without backpressure, a fast source would fill the memory. */
const maxInFlight = 4;

/** The outcome of loading an index. */
export type LoadReport = Extract<BuildReport, { readonly kind: 'loaded' | 'damaged' }>;

/** Loads indices from their stores; each is reported as soon as it is ready. */
export async function loadIndices(
  thread: BuilderThread,
  orders: readonly LoadOrder[],
  onReport: (report: LoadReport) => void,
): Promise<void> {
  if (orders.length === 0) return;
  await thread.run({ kind: 'load', orders }, (report) => {
    if (report.kind === 'loaded' || report.kind === 'damaged') onReport(report);
  });
}

/** Where documents are stored, and whether the index is loaded afterwards. */
export interface Storing {
  readonly order: LoadOrder;
  /** Whether to load the index afterwards. */
  readonly isLoaded: boolean;
}

/** Stores documents as an index atomically. Rejects with the error of the source if it throws. */
export async function replaceIndex(
  thread: BuilderThread,
  { order, isLoaded }: Storing,
  documents: DocumentSource,
): Promise<LoadedIndex | undefined> {
  const flow = createFlow();
  let loaded: LoadedIndex | undefined;
  const onReport = (report: BuildReport) => {
    if (report.kind === 'taken') flow.arrived();
    if (report.kind === 'loaded') loaded = report.loaded;
  };
  const job = { kind: 'replace', order, isLoaded } as const;
  try {
    await thread.run(job, onReport, async (send) => {
      for await (const part of inParts(order.schema, documents)) {
        await flow.depart();
        if (!send({ kind: 'documents', documents: part })) return;
      }
      send({ kind: 'end' });
    });
  } finally {
    flow.release();
  }
  return loaded;
}

/** The outcome of a patch. */
export interface Patched {
  readonly outcomes: readonly ChangeOutcome[];
  readonly loaded: LoadedIndex | undefined;
}

/** Stores changes to an index atomically. */
export async function patchIndex(
  thread: BuilderThread,
  { order, isLoaded }: Storing,
  changes: readonly IndexChange[],
): Promise<Patched> {
  const sent = changes.map(
    (change): SentChange =>
      change.kind === 'remove'
        ? change
        : { kind: 'upsert', document: toSent(order.schema, change.document) },
  );
  let outcomes: readonly ChangeOutcome[] = [];
  let loaded: LoadedIndex | undefined;
  await thread.run({ kind: 'patch', order, changes: sent, isLoaded }, (report) => {
    if (report.kind === 'patched') outcomes = report.outcomes;
    if (report.kind === 'loaded') loaded = report.loaded;
  });
  return { outcomes, loaded };
}

/** Builds an index of documents with unique ids without storing it. */
export async function buildIndex(
  thread: BuilderThread,
  schema: IndexSchema,
  documents: readonly SearchDocument[],
): Promise<IndexData> {
  const sent = documents
    .map((document) => toSent(schema, document))
    .sort((a, b) => compareTexts(a.id, b.id));
  let data: IndexData | undefined;
  await thread.run({ kind: 'build', schema, documents: sent }, (report) => {
    if (report.kind === 'built') data = report.data;
  });
  if (data === undefined) throw new Error('The index was not built.');
  return data;
}

function toSent(schema: IndexSchema, document: SearchDocument): SentDocument {
  return { id: idOf(schema, document), body: JSON.stringify(document) };
}

async function* inParts(schema: IndexSchema, documents: DocumentSource) {
  let part: SentDocument[] = [];
  for await (const document of documents) {
    part.push(toSent(schema, document));
    if (part.length < documentsAtOnce) continue;
    yield part;
    part = [];
  }
  yield part;
}

/** Limits the number of messages in flight. */
function createFlow() {
  let inFlight = 0;
  let proceed: (() => void) | undefined;
  return {
    depart: async () => {
      inFlight += 1;
      if (inFlight <= maxInFlight) return;
      await new Promise<void>((resolve) => {
        proceed = resolve;
      });
    },
    arrived: () => {
      inFlight -= 1;
      proceed?.();
    },
    /** Ends the wait when the job is over. */
    release: () => proceed?.(),
  };
}
