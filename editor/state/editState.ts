import type { AuthoredItem, FieldTexts } from '../api/authoringApi.ts';
import type { AuthoringFailure, FieldConflict } from '../api/authoringFailure.ts';

/** How the last save of an item went. */
export type ItemSave =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly sent: FieldTexts }
  /** Trying again makes no sense before the values are changed. */
  | { readonly kind: 'refused'; readonly failure: AuthoringFailure }
  /** The editor has to choose; what others have changed elsewhere in the item is read again then. */
  | {
      readonly kind: 'conflicting';
      readonly conflicts: readonly FieldConflict[];
      readonly revision: string;
    }
  /** Somebody else has saved other fields, so the item is read again. */
  | { readonly kind: 'outdated' };

/** An item while it is edited. */
export interface EditedItem {
  /** As it was last read or saved. */
  readonly saved: AuthoredItem;
  /** The values as the editor has them. */
  readonly current: FieldTexts;
  readonly save: ItemSave;
}

/** Whether changes reach the service at the moment. */
export type EditConnection =
  | { readonly kind: 'connected' }
  /** `attempts` counts the saves that failed in a row. */
  | { readonly kind: 'lost'; readonly cause: 'offline' | 'service-gone'; readonly attempts: number }
  | { readonly kind: 'signed-out' };

/** The value of a field before and after a step. */
export interface EditChange {
  readonly itemId: string;
  /** The field's name on the platform. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What one press of Undo takes back. */
export interface EditStep {
  readonly changes: readonly EditChange[];
  /** When it was last added to, in ms; absent if nothing may be added. */
  readonly typedAt: number | undefined;
}

/** The page that is edited: its item and those of its blocks, in one language. */
export interface EditState {
  readonly items: Readonly<Record<string, EditedItem>>;
  /** What can be undone, the newest last. */
  readonly past: readonly EditStep[];
  /** What can be done again, the next last. */
  readonly future: readonly EditStep[];
  readonly connection: EditConnection;
  /** How often the service has confirmed something that the page shows, so that it has to be rendered again. */
  readonly renders: number;
}

/** Nothing has been loaded. */
export const initialEdit: EditState = {
  items: {},
  past: [],
  future: [],
  connection: { kind: 'connected' },
  renders: 0,
};

/** A new value of a field. */
export interface FieldChange {
  readonly itemId: string;
  readonly field: string;
  readonly value: string;
}

/** What happened while a page was edited. */
export type EditFact =
  | { readonly type: 'itemLoaded'; readonly item: AuthoredItem }
  /** Words that the service hadn't confirmed when the editor was closed, with the revision that they were typed over. */
  | {
      readonly type: 'restored';
      readonly itemId: string;
      readonly revision: string;
      readonly fields: FieldTexts;
    }
  /** `typedAt`, in ms, lets the next keystrokes in the same field belong to the same step. */
  | {
      readonly type: 'changed';
      readonly changes: readonly FieldChange[];
      readonly typedAt?: number | undefined;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'saveStarted'; readonly itemId: string }
  /** With the item as the service has it now. */
  | { readonly type: 'saveConfirmed'; readonly item: AuthoredItem }
  | { readonly type: 'saveFailed'; readonly itemId: string; readonly failure: AuthoringFailure }
  /** The item was read again, after others had changed it. */
  | { readonly type: 'itemRefreshed'; readonly item: AuthoredItem }
  | {
      readonly type: 'conflictResolved';
      readonly itemId: string;
      readonly field: string;
      readonly kept: 'yours' | 'theirs';
    }
  | { readonly type: 'connectionRetried' }
  | { readonly type: 'signedIn' };

/** The fields of an item with values that the service hasn't confirmed. */
export function unsavedFields({ saved, current }: EditedItem): FieldTexts {
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) => value !== (saved.fields[name] ?? '')),
  );
}

/** Whether the service hasn't confirmed all values of an item. */
export function isUnsaved(item: EditedItem): boolean {
  return Object.keys(unsavedFields(item)).length > 0;
}
