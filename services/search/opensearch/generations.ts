import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Cluster, isClusterError } from './cluster.ts';
import { createIndexFacts, type IndexFacts } from './facts.ts';

/** One state of an index: an index of the cluster under a name of its own, and what is known of it. */
export interface Generation {
  readonly index: string;
  readonly facts: IndexFacts;
}

/** Which generation of each index is the current one. */
export interface Generations {
  /** Undefined: there is none. May be a second old. */
  readonly current: (name: string) => Promise<Generation | undefined>;
  /** To be called when a generation turned out to be gone. */
  readonly forget: (name: string) => void;
  /** Makes an index the current one. Resolves to those that were current before. */
  readonly change: (name: string, index: string) => Promise<readonly string[]>;
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

  async function look(name: string, last: Known | undefined) {
    const before = await last?.generation.catch(() => undefined);
    const indices = await aliased(cluster, name).catch((error: unknown) => {
      // What was known a moment ago is most likely still so.
      if (before === undefined) throw error;
      return [before.index];
    });
    const [index] = indices;
    if (index === undefined) return undefined;
    return before?.index === index ? before : { index, facts: createIndexFacts(cluster, index) };
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
    change: async (name, index) => {
      const before = await aliased(cluster, name);
      const actions = [
        ...before.map((old) => ({ remove: { index: old, alias: name } })),
        { add: { index, alias: name } },
      ];
      await cluster.ask({ method: 'POST', path: '/_aliases', body: { actions }, timeoutMs });
      void remember(name, Promise.resolve({ index, facts: createIndexFacts(cluster, index) }));
      return before;
    },
  };
}

const timeoutMs = 30_000;

/** A name for a new generation, unlike that of any other. */
export function generationName(name: string, now: () => number): string {
  return `${name}-${now()}-${randomBytes(3).toString('hex')}`;
}

const aliasAnswer = z.record(z.string(), z.unknown());

async function aliased(cluster: Cluster, name: string): Promise<readonly string[]> {
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
