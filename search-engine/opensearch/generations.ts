import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Cluster, isClusterError } from './cluster.ts';
import { createIndexFacts, type IndexFacts } from './facts.ts';
import { countDocuments } from './searchIndex.ts';

/** One state of an index: an index of the cluster with a unique name, and the facts about it. */
export interface Generation {
  readonly index: string;
  /** The number of documents. */
  readonly documents: number;
  /** Changes with every patch. Empty before the first one. */
  readonly patch: string;
  readonly facts: IndexFacts;
}

/** The current generation of each index. */
export interface Generations {
  /** The current generation, if any. May be a second old. */
  readonly current: (name: string) => Promise<Generation | undefined>;
  /** Call it when a generation turns out to be missing. */
  readonly forget: (name: string) => void;
  /** Makes an index the current generation. Resolves to the previous ones. */
  readonly change: (
    name: string,
    next: Pick<Generation, 'index' | 'documents'>,
  ) => Promise<readonly string[]>;
  /** Call it after a generation is patched, so that every process drops its facts. */
  readonly patched: (name: string, index: string) => Promise<void>;
  /** The known generations, by the names of their indices. */
  readonly met: () => ReadonlyMap<string, Generation>;
}

/** How long a generation is cached (ms); other processes may change it. */
const freshMs = 1000;

interface Known {
  readonly at: number;
  readonly generation: Promise<Generation | undefined>;
}

/**
 * The generations of a cluster: the name of an index is an alias of its current generation.
 * @param now milliseconds since any fixed moment
 */
export function createGenerations(cluster: Cluster, now: () => number): Generations {
  const known = new Map<string, Known>();
  const met = new Map<string, Generation>();

  function meet(name: string, next: Omit<Generation, 'facts'>): Generation {
    const generation = { ...next, facts: createIndexFacts(cluster, next.index) };
    met.set(name, generation);
    return generation;
  }

  async function look(name: string, last: Known | undefined) {
    const before = await last?.generation.catch(() => undefined);
    const states = await aliased(cluster, name).catch((error: unknown) => {
      // The last known state is most likely still valid.
      if (before === undefined) throw error;
      return [before];
    });
    const [state] = states;
    if (state === undefined) {
      // Not cached, because the number of unknown names is unlimited.
      known.delete(name);
      met.delete(name);
      return undefined;
    }
    const { index, patch } = state;
    if (before?.index === index && before.patch === patch) return before;
    return meet(name, { index, patch, documents: await countDocuments(cluster, index) });
  }

  function remember(name: string, generation: Known['generation']): Known['generation'] {
    const entry = { at: now(), generation };
    known.set(name, entry);
    generation.catch(() => {
      if (known.get(name) === entry) known.delete(name);
    });
    return generation;
  }

  function current(name: string): Known['generation'] {
    const last = known.get(name);
    if (last !== undefined && now() - last.at < freshMs) return last.generation;
    return remember(name, look(name, last));
  }

  return {
    current,
    forget: (name) => known.delete(name),
    met: () => met,
    change: async (name, next) => {
      const before = await leadTo(cluster, name, next.index);
      void remember(name, Promise.resolve(meet(name, { ...next, patch: '' })));
      return before;
    },
    patched: async (name, index) => {
      const patch = `${now()}-${randomBytes(3).toString('hex')}`;
      await markPatch(cluster, { name, index, patch });
      known.delete(name);
      await current(name);
    },
  };
}

/** Makes the alias of an index lead to a generation. Returns the generations to which it led before. */
async function leadTo(cluster: Cluster, name: string, index: string): Promise<readonly string[]> {
  const before = (await aliased(cluster, name)).map((last) => last.index);
  await changeAliases(cluster, [
    ...before.map((old) => ({ remove: { index: old, alias: name } })),
    { add: { index, alias: name } },
  ]);
  return before;
}

interface Patch {
  readonly name: string;
  readonly index: string;
  /** Identifies the patch. */
  readonly patch: string;
}

/** Replaces the alias that marks the last patch of a generation. */
function markPatch(cluster: Cluster, { name, index, patch }: Patch): Promise<unknown> {
  const alias = `${name}${patchMark}${patch}`;
  return changeAliases(cluster, [
    { remove: { index, alias: `${name}${patchMark}*`, must_exist: false } },
    { add: { index, alias } },
  ]);
}

function changeAliases(cluster: Cluster, actions: readonly object[]): Promise<unknown> {
  return cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs });
}

const timeoutMs = 30_000;

/** A unique name for a new generation. Throws if the name of the index is invalid. */
export function generationName(name: string, now: () => number): string {
  if (!plainName.test(name)) throw new Error(`${name} can't be the name of an index.`);
  return `${name}-${now()}-${randomBytes(3).toString('hex')}`;
}

/** Other names could match several indices in the cluster. */
const plainName = /^[a-z0-9-]+$/;

/** Separates the name of an index from its patch in the alias that marks a patch. */
const patchMark = '.patch-';

const aliasAnswer = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }));

/** The index of an alias, and its last patch. */
type AliasedIndex = Pick<Generation, 'index' | 'patch'>;

async function aliased(cluster: Cluster, name: string): Promise<readonly AliasedIndex[]> {
  if (!plainName.test(name)) return [];
  try {
    // Answered by any node, because the cluster manager may be down.
    const query = { local: 'true' };
    const path = `/_alias/${name},${name}${patchMark}*`;
    const answer = aliasAnswer.parse(await cluster.ask({ method: 'GET', path, query }));
    return Object.entries(answer).flatMap(([index, { aliases }]) => {
      if (!Object.hasOwn(aliases, name)) return [];
      const patch = Object.keys(aliases).find((alias) => alias !== name) ?? '';
      return [{ index, patch }];
    });
  } catch (error) {
    if (isClusterError(error, 'missing')) return [];
    throw error;
  }
}
