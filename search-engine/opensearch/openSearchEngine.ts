import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { withDeadline } from '../deadline.ts';
import type {
  DocumentSource,
  EngineAnswer,
  EngineResult,
  IndexChange,
  PatchResult,
  SearchEngine,
} from '../engine.ts';
import { compareTexts } from '../facetRules.ts';
import { type IndexSchema, requireSchema, type SchemaOf } from '../indexSchema.ts';
import { type Question, readQuestion } from '../question.ts';
import { createTurns, type InTurn } from '../turns.ts';
import { answer } from './answer.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import { connectCluster } from './connect.ts';
import { awaitCopies, fillGeneration, removeIndices } from './fill.ts';
import { createGenerations, type Generations, generationName } from './generations.ts';
import type { IndexLayout } from './mapping.ts';
import { patchGeneration, readDocuments } from './patch.ts';

export interface OpenSearchEngineOptions {
  /** Comma-separated addresses of nodes. */
  readonly url: string;
  readonly schemaOf: SchemaOf;
  readonly log: (line: string) => void;
  /**
   * Time limit per node for a search, in ms; a whole search may take two and a half times as long.
   * @default 1000, because the site waits for 3 seconds
   */
  readonly timeoutMs?: number | undefined;
  /** @default three shards with one replica each */
  readonly layout?: IndexLayout | undefined;
}

const usualTimeoutMs = 1000;

const usualLayout: IndexLayout = { shards: 3, replicas: 1 };

/** Answers from an OpenSearch cluster, with the same results as the embedded engine. */
export function createOpenSearchEngine(options: OpenSearchEngineOptions): SearchEngine {
  const nodes = options.url.split(',').map((node) => node.trim());
  const { timeoutMs = usualTimeoutMs } = options;
  return createClusterEngine(connectCluster({ nodes, timeoutMs }), options);
}

type ClusterEngineOptions = Omit<OpenSearchEngineOptions, 'url'>;

/** Creates the engine for any client of a cluster. */
export function createClusterEngine(
  cluster: Cluster,
  { schemaOf, log, layout = usualLayout, timeoutMs = usualTimeoutMs }: ClusterEngineOptions,
): SearchEngine {
  const generations = createGenerations(cluster, Date.now);
  const inTurn = createTurnsByName();
  return {
    search: (request) =>
      search(cluster, generations, { schemaOf, request, deadlineMs: timeoutMs * 2.5 }),
    replace: (name, documents) =>
      inTurn(name, () => replace(cluster, generations, { schemaOf, name, documents, layout, log })),
    patch: (name, changes) =>
      inTurn(name, () => patch(cluster, generations, { schema: schemaOf(name), name, changes })),
    stored: async (name, ids) => {
      const generation = await generations.current(name);
      return generation ? readDocuments(cluster, generation.index, ids) : new Map();
    },
    count: async (name) => (await generations.current(name))?.documents,
    indices: () =>
      [...generations.met()]
        .map(([name, { documents }]) => ({ name, documents }))
        .sort((a, b) => compareTexts(a.name, b.name)),
    close: cluster.close,
  };
}

/** Runs one change per index at a time. */
function createTurnsByName() {
  const known = new Map<string, InTurn>();
  return <Value>(name: string, run: () => Promise<Value>): Promise<Value> => {
    const inTurn = known.get(name) ?? createTurns();
    known.set(name, inTurn);
    return inTurn(run);
  };
}

interface Search {
  readonly schemaOf: SchemaOf;
  readonly request: WireSearchRequest;
  readonly deadlineMs: number;
}

async function search(
  cluster: Cluster,
  generations: Generations,
  { schemaOf, request, deadlineMs }: Search,
): Promise<EngineResult> {
  const read = readQuestion(schemaOf, request);
  if (!read.ok) return read;
  try {
    const answering = answerFrom(cluster, generations, request.index, read.value);
    const value = await withDeadline(answering, deadlineMs, () => {
      const reason = `The cluster did not answer within ${deadlineMs} ms.`;
      throw new ClusterError('unavailable', reason);
    });
    if (value !== undefined) return { ok: true, value };
    return { ok: false, failure: { kind: 'unknown-index', index: request.index } };
  } catch (error) {
    if (!(error instanceof ClusterError) || error.kind === 'refused') throw error;
    return { ok: false, failure: { kind: 'unavailable', reason: error.message } };
  }
}

/** Queries the current generation, or the next one if it was replaced in the meantime. */
async function answerFrom(
  cluster: Cluster,
  generations: Generations,
  name: string,
  question: Question,
): Promise<EngineAnswer | undefined> {
  const generation = await generations.current(name);
  if (generation === undefined) return undefined;
  try {
    return await answer(cluster, generation, question);
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    generations.forget(name);
    const next = await generations.current(name);
    if (next === undefined || next.index === generation.index) throw error;
    return answer(cluster, next, question);
  }
}

interface Replacement {
  readonly schemaOf: SchemaOf;
  readonly name: string;
  readonly layout: IndexLayout;
  readonly log: (line: string) => void;
  readonly documents: DocumentSource;
}

async function replace(
  cluster: Cluster,
  generations: Generations,
  { schemaOf, name, documents, layout, log }: Replacement,
): Promise<void> {
  const schema = requireSchema(schemaOf, name);
  const index = generationName(name, Date.now);
  const count = await fillGeneration(cluster, { index, schema, layout, documents });
  await awaitCopies(cluster, index).catch((error: unknown) =>
    log(`search: ${index} is available, but not all its replicas are allocated: ${error}`),
  );
  const before = await generations.change(name, { index, documents: count });
  await removeIndices(cluster, before).catch((error: unknown) =>
    log(`search: ${before.join(', ')} could not be removed: ${error}`),
  );
}

interface Patch {
  /** Absent for unknown names. */
  readonly schema: IndexSchema | undefined;
  readonly name: string;
  readonly changes: readonly IndexChange[];
}

async function patch(
  cluster: Cluster,
  generations: Generations,
  { schema, name, changes }: Patch,
): Promise<PatchResult> {
  try {
    const generation = await generations.current(name);
    if (schema === undefined || generation === undefined)
      return { ok: false, failure: { kind: 'unknown-index', index: name } };
    const { index } = generation;
    const value = await patchGeneration(cluster, { index, schema, changes });
    await generations.patched(name, index);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ClusterError) || error.kind === 'refused') throw error;
    return { ok: false, failure: { kind: 'unavailable', reason: error.message } };
  }
}
