import { type EditState, isUnsaved } from '../state/editState.ts';

/** Whether everything is saved, as one word for all items. */
export type SaveSummary = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'refused';

/** The state of all saves: the worst that has to be acted on, or else whether something is still to be saved. */
export function saveSummary({ items, connection }: EditState): SaveSummary {
  const all = Object.values(items);
  const kinds = all.map(({ save }) => save.kind);
  if (kinds.includes('conflicting')) return 'conflict';
  if (kinds.includes('refused')) return 'refused';
  if (!all.some(isUnsaved)) return 'saved';
  return connection.kind === 'connected' ? 'saving' : 'unsaved';
}

/** What editors read about it. */
export const saveWords: Readonly<Record<SaveSummary, string>> = {
  saved: 'All changes are saved',
  saving: 'Saving …',
  unsaved: 'Not saved yet',
  conflict: 'Choose between two changes',
  refused: 'Some changes aren’t saved',
};
