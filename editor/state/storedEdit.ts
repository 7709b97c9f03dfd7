import { parseJson } from '#domain/parseJson.ts';
import { isRecord } from '#domain/record.ts';
import type { FieldTexts, ItemAddress } from '../api/authoringApi.ts';
import { type EditState, isUnsaved, unsavedFields } from './editState.ts';

/** The values of an item that the service hasn't confirmed. */
export interface StoredEdit {
  readonly itemId: string;
  /** The revision that they were typed over. */
  readonly revision: string;
  readonly fields: FieldTexts;
}

const prefix = 'forecourt-editor:unsaved:';

/** Where the unconfirmed values of a page are kept in the browser. */
export function editStorageKey({ itemId, language }: ItemAddress): string {
  return `${prefix}${itemId}:${language}`;
}

/** Reads what was kept. Anything else than a list of edits counts as nothing. */
export function readStoredEdit(text: string | null): readonly StoredEdit[] {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter(isStoredEdit) : [];
}

function isStoredEdit(value: unknown): value is StoredEdit {
  if (!isRecord(value) || !isRecord(value['fields'])) return false;
  const isNamed = typeof value['itemId'] === 'string' && typeof value['revision'] === 'string';
  return isNamed && Object.values(value['fields']).every((text) => typeof text === 'string');
}

/**
 * What has to survive the end of the editor; `undefined` if the service has confirmed everything.
 *
 * @param earlier - What was kept the last time. It stays while its items aren't loaded.
 */
export function writeStoredEdit(
  { items }: EditState,
  earlier: readonly StoredEdit[] = [],
): string | undefined {
  const waiting = earlier.filter(({ itemId }) => !items[itemId]);
  const unsaved = Object.values(items)
    .filter(isUnsaved)
    .map((item): StoredEdit => {
      const { itemId, revision } = item.saved;
      return { itemId, revision, fields: unsavedFields(item) };
    });
  const all = [...waiting, ...unsaved];
  return all.length > 0 ? JSON.stringify(all) : undefined;
}
