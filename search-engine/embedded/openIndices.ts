import { setImmediate as turn } from 'node:timers/promises';
import type { IndexSummary } from '../engine.ts';
import { compareTexts } from '../facetRules.ts';
import { requireSchema, type SchemaOf } from '../indexSchema.ts';
import { createCaches } from './caches.ts';
import type { IndexData } from './indexData.ts';
import { mergeIndices } from './merge/mergeIndices.ts';
import { openIndex, type SearchIndex } from './searchIndex.ts';
import type { LoadedIndex } from './store/buildJob.ts';

/** A stored index that can't be read. */
export interface Damage {
  readonly file: string;
  readonly reason: string;
}

/** The state of an index. */
export interface KnownIndex {
  /** Absent if it could never be read. */
  readonly open?: SearchIndex | undefined;
  /** Generation of the open index. */
  readonly generation?: number | undefined;
  /** Set if the stored index can't be read; an open index is then older than the damage. */
  readonly damage?: Damage | undefined;
}

/** The indices of an engine. */
export interface OpenIndices {
  readonly get: (name: string) => KnownIndex | undefined;
  /** Opens a loaded index; searches use the old state until then. */
  readonly take: (name: string, loaded: LoadedIndex) => Promise<void>;
  /** Opens an index that isn't stored. */
  readonly open: (name: string, data: IndexData) => void;
  readonly damage: (name: string, damage: Damage) => void;
  readonly forget: (name: string) => void;
  readonly names: () => readonly string[];
  readonly summaries: () => readonly IndexSummary[];
}

/** Creates an empty set of indices. */
export function createOpenIndices(schemaOf: SchemaOf): OpenIndices {
  const caches = createCaches();
  const known = new Map<string, KnownIndex>();

  function open(name: string, data: IndexData, generation?: number): void {
    const schema = requireSchema(schemaOf, name);
    known.set(name, { open: openIndex(schema, data, caches), generation });
  }

  async function take(name: string, loaded: LoadedIndex): Promise<void> {
    const { open: before, generation } = known.get(name) ?? {};
    switch (loaded.kind) {
      case 'empty':
        known.delete(name);
        return;
      case 'unchanged':
        // It could be read, so any damage has been repaired.
        known.set(name, { open: before, generation });
        return;
      case 'whole':
        open(name, loaded.data, loaded.generation);
        return;
      case 'changes':
        if (before === undefined) throw new Error(`${name} has changes, and is not open.`);
        open(name, await withChanges(before, loaded), loaded.generation);
    }
  }

  return {
    get: (name) => known.get(name),
    take,
    open,
    damage: (name, damage) => known.set(name, { ...known.get(name), damage }),
    forget: (name) => known.delete(name),
    names: () => [...known.keys()],
    summaries: () => summariesOf(known),
  };
}

function withChanges(
  { schema, data: base }: SearchIndex,
  { changes, goneIds }: Extract<LoadedIndex, { readonly kind: 'changes' }>,
): Promise<IndexData> {
  return mergeIndices({ schema, base, changes, goneIds }, turn);
}

/** Summarises indices, sorted by name. */
function summariesOf(known: ReadonlyMap<string, KnownIndex>): readonly IndexSummary[] {
  return [...known]
    .map(([name, index]) => summarise(name, index))
    .sort((a, b) => compareTexts(a.name, b.name));
}

function summarise(name: string, { open, damage }: KnownIndex): IndexSummary {
  const documents = open?.data.count ?? 0;
  if (damage === undefined) return { name, documents };
  return { name, documents, problem: describeDamage(damage) };
}

/** Describes the damage of a stored index in one sentence. */
export function describeDamage({ file, reason }: Damage): string {
  return `The file ${file} is damaged: ${reason}.`;
}
