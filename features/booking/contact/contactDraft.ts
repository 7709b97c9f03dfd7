import {
  type BookingAttempt,
  type BookingContact,
  bookingContactFields,
  emptyBookingContact,
} from '#domain/booking/bookingContact.ts';
import { parseJson } from '#domain/parseJson.ts';
import { members } from '#domain/record.ts';
import { createStoredText } from '#features/shared/storedText.ts';

/** What a visitor has entered and not booked yet. It survives a reload and ends with the tab. */
export interface BookingFormDraft {
  readonly filling: BookingContact;
  readonly attempt?: BookingAttempt | undefined;
  /** The registration number of a booking that was sent and whose outcome is unknown. */
  readonly unknownFor?: string | undefined;
}

const stored = createStoredText('sessionStorage', 'booking-contact');

/** Reads the draft. A broken one is empty. */
export function readDraft(): BookingFormDraft {
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
export function writeDraft(draft: BookingFormDraft | undefined): void {
  stored.write(draft ? JSON.stringify(draft) : null);
}

function readFilling(given: Readonly<Record<string, unknown>>): BookingContact {
  const entries = bookingContactFields.map((field) => {
    const value = given[field];
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return { ...emptyBookingContact, ...Object.fromEntries(entries) };
}
