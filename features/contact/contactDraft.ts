import { type ContactFilling, emptyFilling } from '#domain/leads/carContact.ts';
import type { LeadAttempt } from '#domain/leads/leadAttempt.ts';
import { parseJson } from '#domain/parseJson.ts';
import { members } from '#domain/record.ts';

/** What a visitor entered about a car and hasn't sent yet. */
export interface ContactDraft {
  readonly filling: ContactFilling;
  readonly attempt?: LeadAttempt | undefined;
}

/** The storage of the session, as far as drafts need it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The draft of each car in the storage of the session: it survives a failure and a reload, and ends
 * with the tab. A browser that refuses storage keeps no drafts.
 */
export interface ContactDrafts {
  readonly read: () => ContactDraft;
  readonly write: (draft: ContactDraft) => void;
  readonly clear: () => void;
}

/** The draft of one car. `openStorage` may throw, as the browser's storage does if it is blocked. */
export function contactDrafts(carId: string, openStorage: () => DraftStorage): ContactDrafts {
  const key = `contact:${carId}`;
  const attempt = <Value>(action: (storage: DraftStorage) => Value): Value | undefined => {
    try {
      return action(openStorage());
    } catch {
      // Blocked or full: the form works without.
      return undefined;
    }
  };
  return {
    read: () => parseDraft(attempt((storage) => storage.getItem(key)) ?? ''),
    write: (draft) => attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    clear: () => attempt((storage) => storage.removeItem(key)),
  };
}

/** Another version of the site or the visitor may have written it, so each value is checked. */
function parseDraft(stored: string): ContactDraft {
  const draft = members(parseJson(stored));
  const { formSubmissionId, content } = members(draft['attempt']);
  const isAttempt = typeof formSubmissionId === 'string' && typeof content === 'string';
  return {
    filling: parseFilling(members(draft['filling'])),
    attempt: isAttempt ? { formSubmissionId, content } : undefined,
  };
}

function parseFilling(given: Readonly<Record<string, unknown>>): ContactFilling {
  const text = (name: keyof ContactFilling) => {
    const value = given[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    seller: text('seller'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    quote: given['quote'] === true,
    testDrive: given['testDrive'] === true,
  };
}

/** Whether the visitor has entered nothing. */
export function isEmptyFilling(filling: ContactFilling): boolean {
  return JSON.stringify({ ...emptyFilling, ...filling }) === JSON.stringify(emptyFilling);
}
