import type { SearchDocument } from '../../engine.ts';
import type { IndexSchema } from '../../indexSchema.ts';
import { createIndexBuilder } from '../build/buildIndex.ts';
import { type CardOptions, createCardCollector, type WrittenCard } from '../build/cards.ts';
import type { IndexData } from '../indexData.ts';
import { mergeIndices } from '../merge/mergeIndices.ts';
import type { LoadedIndex } from './buildJob.ts';
import type { DocumentStore, StoredDocument } from './documentStore.ts';

/** Loads an index from its store, or only its changes since a known generation. */
export async function loadIndex(
  store: DocumentStore,
  schema: IndexSchema,
  since: number | undefined,
): Promise<LoadedIndex> {
  const read = store.inSnapshot(() => readStored(store, schema, since));
  if (read.kind !== 'base') return read;
  const { generation, base, changes, ids } = read;
  if (ids === undefined) return { kind: 'whole', generation, data: base };
  const data = await mergeIndices({
    schema,
    base,
    changes,
    goneIds: ids.gone,
    baseIdAt: (document) => ids.all[document] ?? '',
  });
  return { kind: 'whole', generation, data };
}

interface StoredBase {
  readonly kind: 'base';
  readonly generation: number;
  readonly base: IndexData;
  readonly changes: IndexData;
  /** Undefined if nothing has changed since the base was stored. */
  readonly ids: BaseIds | undefined;
}

interface BaseIds {
  readonly all: readonly string[];
  readonly gone: readonly string[];
}

function readStored(
  store: DocumentStore,
  schema: IndexSchema,
  since: number | undefined,
): LoadedIndex | StoredBase {
  const state = store.state();
  if (state === undefined) return { kind: 'empty' };
  const { generation, base } = state;
  if (since === generation) return { kind: 'unchanged' };
  if (since !== undefined && since >= base && since < generation) {
    const changes = buildOf(schema, store.changedSince(since));
    return { kind: 'changes', generation, changes, goneIds: store.touchedSince(since) };
  }
  const built = store.builtIndex(schema);
  if (built === undefined)
    return { kind: 'whole', generation, data: buildOf(schema, store.documents()) };
  const { data, all, gone } = withDocuments(schema, built, store);
  const isChanged = generation > base;
  return {
    kind: 'base',
    generation,
    base: data,
    changes: buildOf(schema, isChanged ? store.changedSince(base) : []),
    ids: isChanged ? { all, gone } : undefined,
  };
}

/** Builds an index of documents that are sorted by id. */
export function buildOf(
  schema: IndexSchema,
  documents: Iterable<StoredDocument>,
  options: CardOptions = {},
): IndexData {
  const builder = createIndexBuilder(schema, options);
  for (const { card } of documents) builder.add(parseCard(card), card);
  return builder.finish();
}

function parseCard({ bytes }: WrittenCard): SearchDocument {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
}

/** The card of a base document that a patch has changed; the merged index drops it. */
const noCard: WrittenCard = {
  bytes: new Uint8Array(),
  fields: new Uint8Array(),
  ends: new Uint32Array(),
};

/** Adds the documents to an index, which is stored without them. */
function withDocuments(schema: IndexSchema, built: IndexData, store: DocumentStore) {
  const collector = createCardCollector(schema, { expectedBytes: store.size() });
  const all: string[] = [];
  const gone: string[] = [];
  for (const { id, card } of store.baseDocuments()) {
    if (card === undefined) gone.push(id);
    collector.add(card ?? noCard);
    all.push(id);
  }
  if (all.length !== built.count)
    throw new Error(`The store has ${all.length} documents, but the index has ${built.count}.`);
  return { data: { ...built, cards: collector.finish() }, all, gone };
}
