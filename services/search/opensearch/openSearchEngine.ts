import type { WireSearchRequest } from '#upstream/search/wire.ts';
import type { EngineAnswer, EngineResult, SearchDocument, SearchEngine } from '../engine.ts';
import { compareTexts } from '../facetRules.ts';
import { schemaOf } from '../indexSchema.ts';
import { type Question, readQuestion } from '../question.ts';
import { answer } from './answer.ts';
import { type Cluster, ClusterError } from './cluster.ts';
import { connectCluster } from './connect.ts';
import { withDeadline } from './deadline.ts';
import { awaitCopies, fillGeneration, removeIndices } from './fill.ts';
import { createGenerations, type Generations, generationName } from './generations.ts';
import type { IndexLayout } from './mapping.ts';

export interface OpenSearchEngineOptions {
  /** Address of the cluster, or of several of its nodes with commas between them. */
  readonly url: string;
  readonly log: (line: string) => void;
  /**
   * How long one node may take for a search, in ms; all of them together may take two and a half times
   * as long.
   * @default 1000, since the site waits for 3 seconds
   */
  readonly timeoutMs?: number | undefined;
  /** @default three shards, a copy of each */
  readonly layout?: IndexLayout | undefined;
}

const usualTimeoutMs = 1000;

const usualLayout: IndexLayout = { shards: 3, replicas: 1 };

/** Answers from a cluster of OpenSearch, the same as the engine within the process. */
export function createOpenSearchEngine(options: OpenSearchEngineOptions): SearchEngine {
  const nodes = options.url.split(',').map((node) => node.trim());
  const { timeoutMs = usualTimeoutMs } = options;
  return createClusterEngine(connectCluster({ nodes, timeoutMs }), options);
}

type ClusterEngineOptions = Omit<OpenSearchEngineOptions, 'url'>;

/** The engine over whatever reaches the cluster. */
export function createClusterEngine(
  cluster: Cluster,
  { log, layout = usualLayout, timeoutMs = usualTimeoutMs }: ClusterEngineOptions,
): SearchEngine {
  const generations = createGenerations(cluster, Date.now);
  const inTurn = createTurns();
  return {
    search: (request) => search(cluster, generations, { request, deadlineMs: timeoutMs * 2.5 }),
    replace: (name, documents) =>
      inTurn(name, () => replace(cluster, generations, { name, documents, layout, log })),
    indices: () =>
      [...generations.met()]
        .map(([name, { documents }]) => ({ name, documents }))
        .sort((a, b) => compareTexts(a.name, b.name)),
    close: cluster.close,
  };
}

/** One replacement of an index at a time: what is stored last is what is found. */
function createTurns() {
  const last = new Map<string, Promise<void>>();
  return (name: string, run: () => Promise<void>): Promise<void> => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

interface Search {
  readonly request: WireSearchRequest;
  readonly deadlineMs: number;
}

async function search(
  cluster: Cluster,
  generations: Generations,
  { request, deadlineMs }: Search,
): Promise<EngineResult> {
  const read = readQuestion(request);
  if (!read.ok) return read;
  try {
    const answering = answerFrom(cluster, generations, request.index, read.value);
    const value = await withDeadline(answering, deadlineMs);
    if (value !== undefined) return { ok: true, value };
    return { ok: false, failure: { kind: 'unknown-index', index: request.index } };
  } catch (error) {
    if (!(error instanceof ClusterError) || error.kind === 'refused') throw error;
    return { ok: false, failure: { kind: 'unavailable', reason: error.message } };
  }
}

/** Asks the current generation, and the next one where it went in the meantime. */
async function answerFrom(
  cluster: Cluster,
  generations: Generations,
  name: string,
  question: Question,
): Promise<EngineAnswer | undefined> {
  const generation = await generations.current(name);
  if (generation === undefined) return undefined;
  try {
    return await answer(cluster, name, generation, question);
  } catch (error) {
    if (!(error instanceof ClusterError)) throw error;
    generations.forget(name);
    const next = await generations.current(name);
    if (next === undefined || next.index === generation.index) throw error;
    return answer(cluster, name, next, question);
  }
}

interface Replacement {
  readonly name: string;
  readonly layout: IndexLayout;
  readonly log: (line: string) => void;
  readonly documents: readonly SearchDocument[];
}

async function replace(
  cluster: Cluster,
  generations: Generations,
  { name, documents, layout, log }: Replacement,
): Promise<void> {
  const schema = schemaOf(name);
  if (schema === undefined) throw new Error(`There is no kind of index for ${name}.`);
  const index = generationName(name, Date.now);
  await fillGeneration(cluster, { index, schema, layout, documents });
  await awaitCopies(cluster, index).catch((error: unknown) =>
    log(`search: ${index} is found, but not all its copies are in place: ${error}`),
  );
  const before = await generations.change(name, { index, documents: documents.length });
  await removeIndices(cluster, before).catch((error: unknown) =>
    log(`search: ${before.join(', ')} could not be removed: ${error}`),
  );
}
