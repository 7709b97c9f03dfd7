import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Cluster, isClusterError } from './cluster.ts';
import { createIndexFacts, type IndexFacts } from './facts.ts';
import { countDocuments } from './searchIndex.ts';

/** One state of an index: an index of the cluster under a name of its own, and what is known of it. */
export interface Generation {
  readonly index: string;
  /** How many documents it has. */
  readonly documents: number;
  readonly facts: IndexFacts;
}

/** Which generation of each index is the current one. */
export interface Generations {
  /** Undefined: there is none. May be a second old. */
  readonly current: (name: string) => Promise<Generation | undefined>;
  /** To be called when a generation turned out to be gone. */
  readonly forget: (name: string) => void;
  /** Makes an index the current one. Resolves to those that were current before. */
  readonly change: (
    name: string,
    next: Pick<Generation, 'index' | 'documents'>,
  ) => Promise<readonly string[]>;
  /** Those that were met with so far, by the names of their indices. */
  readonly met: () => ReadonlyMap<string, Generation>;
}

/** Other processes may fill indices too; this is how soon their work is seen. */
const freshMs = 1000;

interface Known {
  readonly at: number;
  readonly generation: Promise<Generation | undefined>;
}

/**
 * The generations of a cluster: an alias leads from the name of an index to its current one.
 * @param now milliseconds since any fixed moment
 */
export function createGenerations(cluster: Cluster, now: () => number): Generations {
  const known = new Map<string, Known>();
  const met = new Map<string, Generation>();

  function meet(name: string, next: Pick<Generation, 'index' | 'documents'>): Generation {
    const generation = { ...next, facts: createIndexFacts(cluster, next.index) };
    met.set(name, generation);
    return generation;
  }

  async function look(name: string, last: Known | undefined) {
    const before = await last?.generation.catch(() => undefined);
    const indices = await aliased(cluster, name).catch((error: unknown) => {
      // What was known a moment ago is most likely still so.
      if (before === undefined) throw error;
      return [before.index];
    });
    const [index] = indices;
    if (index === undefined) {
      // Names without an index are endless.
      known.delete(name);
      met.delete(name);
      return undefined;
    }
    if (before?.index === index) return before;
    return meet(name, { index, documents: await countDocuments(cluster, index) });
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
      const before = await aliased(cluster, name);
      const actions = [
        ...before.map((old) => ({ remove: { index: old, alias: name } })),
        { add: { index: next.index, alias: name } },
      ];
      await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs });
      void remember(name, Promise.resolve(meet(name, next)));
      return before;
    },
  };
}

const timeoutMs = 30_000;

/** A name for a new generation, unlike that of any other. Throws where the index can't have that name. */
export function generationName(name: string, now: () => number): string {
  if (!plainName.test(name)) throw new Error(`${name} can't be the name of an index.`);
  return `${name}-${now()}-${randomBytes(3).toString('hex')}`;
}

/** Anything else could mean several indices to the cluster. */
const plainName = /^[a-z0-9-]+$/;

const aliasAnswer = z.record(z.string(), z.unknown());

async function aliased(cluster: Cluster, name: string): Promise<readonly string[]> {
  if (!plainName.test(name)) return [];
  try {
    // Any node knows; who manages the cluster may just have gone.
    const query = { local: 'true' };
    const answer = await cluster.ask({ method: 'GET', path: `/_alias/${name}`, query });
    return Object.keys(aliasAnswer.parse(answer));
  } catch (error) {
    if (isClusterError(error, 'missing')) return [];
    throw error;
  }
}
