import type { BookingContactError, BookingContactField } from './bookingContact.ts';
import type { BookingFailure } from './bookingFailure.ts';

/**
 * The form that sends a booking. `attempts` counts the presses of its button; a new attempt moves the focus
 * to the errors again.
 */
export type BookingFormState =
  | {
      readonly kind: 'filling';
      readonly attempts: number;
      /** What was wrong at the last attempt. */
      readonly errors: readonly BookingContactError[];
      /** Fields that were changed since; they aren't marked as invalid anymore. */
      readonly changed: readonly BookingContactField[];
      /** Why the last booking was refused. */
      readonly failure?: BookingFailure | undefined;
    }
  | { readonly kind: 'sending'; readonly attempts: number }
  /** The outcome of a booking is unknown, so nothing but the same booking is sent. */
  | { readonly kind: 'unknown'; readonly attempts: number; readonly inquiry: Inquiry };

/**
 * The attempt to find out what became of a booking, which sends it again: it is under way, waits until the device is online, has
 * failed, or has found out that it can't be known.
 */
export type Inquiry = 'asking' | 'offline' | 'failed' | 'futile';

/** What happened to the form. */
export type BookingFormFact =
  | { readonly type: 'fieldChanged'; readonly field: BookingContactField }
  | { readonly type: 'submitted'; readonly errors: readonly BookingContactError[] }
  | { readonly type: 'bookingFailed'; readonly failure: BookingFailure }
  /** The booking with an unknown outcome is sent again as soon as the device is online. */
  | { readonly type: 'outcomeAsked'; readonly isOnline: boolean };

/** A form that hasn't been sent, or whose booking has an unknown outcome from before a reload. */
export function initialBookingForm(isUnknown: boolean): BookingFormState {
  return isUnknown
    ? { kind: 'unknown', attempts: 0, inquiry: 'failed' }
    : { kind: 'filling', attempts: 0, errors: [], changed: [] };
}

/** The form after a fact. A fact that can't happen in a state doesn't change it. */
export function bookingFormReducer(
  state: BookingFormState,
  fact: BookingFormFact,
): BookingFormState {
  switch (fact.type) {
    case 'fieldChanged':
      return state.kind === 'filling' ? markChanged(state, fact.field) : state;
    case 'submitted':
      return state.kind === 'filling' ? submit(state.attempts + 1, fact.errors) : state;
    case 'bookingFailed':
      return fail(state, fact.failure);
    case 'outcomeAsked':
      return state.kind === 'unknown'
        ? { ...state, inquiry: fact.isOnline ? 'asking' : 'offline' }
        : state;
  }
}

type Filling = Extract<BookingFormState, { kind: 'filling' }>;

function markChanged(state: Filling, field: BookingContactField): Filling {
  const isMarked = state.errors.some((error) => error.field === field);
  if (!isMarked || state.changed.includes(field)) return state;
  return { ...state, changed: [...state.changed, field] };
}

function submit(attempts: number, errors: readonly BookingContactError[]): BookingFormState {
  if (errors.length === 0) return { kind: 'sending', attempts };
  return { kind: 'filling', attempts, errors, changed: [] };
}

function fail(state: BookingFormState, failure: BookingFailure): BookingFormState {
  const { kind, attempts } = state;
  if (kind === 'filling') return state;
  if (!leavesUnknown(failure, kind === 'unknown'))
    return { kind: 'filling', attempts, errors: [], changed: [], failure };
  const inquiry = kind === 'unknown' ? inquiryAfter(failure) : 'failed';
  return { kind: 'unknown', attempts, inquiry };
}

/**
 * Whether the outcome of a booking is unknown after a failure. If it is the failure of a repeated booking, it is about that one: only
 * a time that somebody else has means that the first one wasn't made either.
 */
export function leavesUnknown({ kind }: BookingFailure, isRepeated: boolean): boolean {
  return isRepeated ? kind !== 'timeslot-not-available' : kind === 'unknown-outcome';
}

function inquiryAfter(failure: BookingFailure): Inquiry {
  if (failure.kind === 'unknown-outcome') return 'futile';
  return failure.kind === 'unavailable' && failure.isOffline ? 'offline' : 'failed';
}
