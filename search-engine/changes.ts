import { idOf } from './documents.ts';
import type { ChangeOutcome, IndexChange, PatchCounts, SearchDocument } from './engine.ts';
import type { IndexSchema } from './indexSchema.ts';

/** The combined effect of changes. */
export interface CombinedChanges {
  /** The last state of each changed document by id; undefined if it is removed. */
  readonly last: ReadonlyMap<string, SearchDocument | undefined>;
  /** The outcome of each change. */
  readonly outcomes: readonly ChangeOutcome[];
}

/**
 * Combines changes that are applied in order.
 * @param isStored whether a document exists before the changes
 */
export function combineChanges(
  schema: IndexSchema,
  changes: readonly IndexChange[],
  isStored: (id: string) => boolean,
): CombinedChanges {
  const last = new Map<string, SearchDocument | undefined>();
  const outcomes = changes.map((change): ChangeOutcome => {
    const id = idOfChange(schema, change);
    const wasThere = last.has(id) ? last.get(id) !== undefined : isStored(id);
    last.set(id, change.kind === 'remove' ? undefined : change.document);
    if (change.kind === 'remove') return wasThere ? 'removed' : 'absent';
    return wasThere ? 'changed' : 'added';
  });
  return { last, outcomes };
}

/** The id of the document that a change affects. */
export function idOfChange(schema: IndexSchema, change: IndexChange): string {
  return change.kind === 'remove' ? change.id : idOf(schema, change.document);
}

/** Counts changes by outcome. */
export function countOutcomes(outcomes: readonly ChangeOutcome[]): PatchCounts {
  const counts = { added: 0, changed: 0, removed: 0, absent: 0 };
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}
