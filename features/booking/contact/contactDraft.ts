import {
  type BookingAttempt,
  type ContactFilling,
  contactFields,
  emptyContact,
} from '#domain/booking/bookingContact.ts';
import { parseJson } from '#domain/parseJson.ts';
import { members } from '#domain/record.ts';
import { createStoredText } from '#features/shared/storedText.ts';

/** What a visitor has entered and not booked yet. It survives a reload and ends with the tab. */
export interface ContactDraft {
  readonly filling: ContactFilling;
  readonly attempt?: BookingAttempt | undefined;
  /** The registration number of a booking that was sent and whose outcome is unknown. */
  readonly unknownFor?: string | undefined;
}

const stored = createStoredText('sessionStorage', 'booking-contact');

/** Reads the draft. A broken one is empty. */
export function readDraft(): ContactDraft {
  const draft = members(parseJson(stored.read()));
  const { key, content } = members(draft['attempt']);
  const isAttempt = typeof key === 'string' && typeof content === 'string';
  const unknownFor = draft['unknownFor'];
  return {
    filling: readFilling(members(draft['filling'])),
    attempt: isAttempt ? { key, content } : undefined,
    unknownFor: typeof unknownFor === 'string' ? unknownFor : undefined,
  };
}

/** Stores a draft; `undefined` removes it. */
export function writeDraft(draft: ContactDraft | undefined): void {
  stored.write(draft ? JSON.stringify(draft) : null);
}

function readFilling(given: Readonly<Record<string, unknown>>): ContactFilling {
  const entries = contactFields.map((field) => {
    const value = given[field];
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return { ...emptyContact, ...Object.fromEntries(entries) };
}
