import { fail, ok } from '#domain/result.ts';
import { revisionOf } from '../editing.ts';
import type { Item } from '../model.ts';
import type { ContentStore } from '../store.ts';
import type { AuthoredContent } from './authoredContent.ts';
import type { AuthoringResult, FieldConflict } from './authoringFailure.ts';
import { rawFieldOf } from './changeFields.ts';
import { itemAsVersion } from './itemAsVersion.ts';
import { layoutFieldName } from './layoutField.ts';

/** A write that names the revision that it read. */
interface Based {
  readonly item: Item;
  /** Undefined: the write replaces whatever there is. */
  readonly baseRevision: string | null | undefined;
  /** What it writes: raw values by field. */
  readonly values: readonly { readonly field: string; readonly yours: string }[];
}

/**
 * Refuses a write if one of its fields was changed since the revision that it read. Other changes of the item don't matter: both
 * stay.
 */
export function refuseStale(
  content: AuthoredContent,
  { item, baseRevision, values }: Based,
): AuthoringResult<undefined> {
  const revision = revisionOf(item);
  if (!baseRevision || baseRevision === revision) return ok(undefined);
  const base = itemWithRevision(content, item, baseRevision);
  const conflicts = values.flatMap(({ field, yours }): readonly FieldConflict[] => {
    const theirs = rawFieldOf(item, field);
    const before = base && rawFieldOf(base, field);
    return theirs === before || theirs === yours ? [] : [{ field, yours, theirs, base: before }];
  });
  if (conflicts.length === 0) return ok(undefined);
  const { by = 'Somebody' } = content.latest({ item: item.id, language: item.language }) ?? {};
  const names = conflicts.map(({ field }) => field).join(', ');
  const message = `${by} has changed ${names} meanwhile.`;
  return fail({ kind: 'conflict', message, conflicts, revision });
}

/** Refuses a change of an item as a whole, such as a move, if the item isn't the one that it read. */
export function refuseChanged(
  content: AuthoredContent,
  item: Item,
  baseRevision: string | null | undefined,
): AuthoringResult<undefined> {
  const revision = revisionOf(item);
  if (!baseRevision || baseRevision === revision) return ok(undefined);
  const base = itemWithRevision(content, item, baseRevision);
  const fields = [...item.fields, ...(base?.fields ?? [])].map(({ name }) => name);
  const names = new Set([...fields, '__Display name', layoutFieldName]);
  const conflicts = [...names].flatMap((field): readonly FieldConflict[] => {
    const theirs = rawFieldOf(item, field);
    const before = base && rawFieldOf(base, field);
    return theirs === before ? [] : [{ field, yours: before ?? '', theirs, base: before }];
  });
  const message = 'The item was changed meanwhile.';
  return fail({ kind: 'conflict', message, conflicts, revision });
}

/** The item as it was in an earlier revision. */
function itemWithRevision(
  content: AuthoredContent,
  { id, language }: Item,
  revision: string,
): Item | undefined {
  const files: ContentStore = content.files();
  const own = files.item(id, language);
  if (own && revisionOf(own) === revision) return own;
  const stored = content
    .history({ item: id, language })
    .find((version) => version.revision === revision);
  return stored?.state && itemAsVersion(stored, content.drafts());
}
