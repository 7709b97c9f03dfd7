import type { FieldConflict } from '../api/authoringFailure.ts';
import type { EditState } from '../state/editState.ts';

/** A field that somebody else has changed too. */
export interface OpenConflict {
  readonly itemId: string;
  readonly conflict: FieldConflict;
  /** The value of this editor as it is now, because typing may have gone on. */
  readonly yours: string;
}

/** The fields of all items that have to be chosen between. */
export function conflictsOf({ items }: EditState): readonly OpenConflict[] {
  return Object.values(items).flatMap(({ saved: { itemId }, current, save }) =>
    save.kind === 'conflicting'
      ? save.conflicts.map((conflict) => ({
          itemId,
          conflict,
          yours: current[conflict.field] ?? '',
        }))
      : [],
  );
}
