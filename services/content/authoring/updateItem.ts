import { ok } from '#domain/result.ts';
import type { Editor } from '../../editing/editor.ts';
import type { UploadAddresses } from '../../media/uploadAddresses.ts';
import type { Item } from '../model.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { type AuthoringResult, invalid } from './authoringFailure.ts';
import { changeFields, type FieldInput } from './changeFields.ts';
import { refuseStale } from './findConflicts.ts';
import { findDraft, type ItemInLanguage } from './findItem.ts';
import { revisionOfState } from './itemState.ts';
import { stateOf } from './stateOf.ts';

/** What operations of the authoring API work with. */
export interface Authoring {
  readonly content: AuthoredContent;
  readonly editor: Editor;
  readonly createUploadAddress?: UploadAddresses['createUploadAddress'] | undefined;
}

interface UpdateInput extends ItemInLanguage {
  readonly version?: number | null | undefined;
  readonly fields?: readonly FieldInput[] | null | undefined;
  readonly baseRevision?: string | null | undefined;
}

/** Writes fields of an item. A write that changes nothing makes no version. */
export function updateItem(
  { content, editor }: Authoring,
  input: UpdateInput,
): AuthoringResult<Item> {
  const found = findDraft(content, input);
  if (!found.ok) return found;
  const item = found.value;
  const { id, language, version } = item;
  if (input.version && input.version !== version)
    return invalid(`Version ${input.version} is history; the latest is ${version}.`, 'version');
  const drafts = content.drafts();
  const fields = input.fields ?? [];
  const values = fields.map(({ name, value, reset }) => ({
    field: name,
    yours: reset ? '' : (value ?? ''),
  }));
  const fresh = refuseStale(content, { item, baseRevision: input.baseRevision, values });
  if (!fresh.ok) return fresh;
  const before = stateOf(item, drafts);
  const changed = changeFields(before, fields, { content, item });
  if (!changed.ok) return changed;
  if (revisionOfState(changed.value) === revisionOfState(before)) return ok(item);
  const note = `changed ${fields.map(({ name }) => name).join(', ')}`;
  content.change([{ item: id, language, state: changed.value, note }], editor.name);
  return findDraft(content, { itemId: id, language });
}
