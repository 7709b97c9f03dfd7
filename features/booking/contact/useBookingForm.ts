import { useReducer, useState } from 'react';
import {
  type BookingAttempt,
  type BookingContact,
  type BookingContactField,
  bookingContactErrors,
  bookingRequest,
  isAttempt,
  nextBookingAttempt,
} from '#domain/booking/bookingContact.ts';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import {
  type BookingFormState,
  bookingFormReducer,
  initialBookingForm,
} from '#domain/booking/bookingFormState.ts';
import { useBooking } from '../booking.ts';
import { readDraft, writeDraft } from './contactDraft.ts';
import { useSender } from './useSender.ts';

interface BookingForm {
  readonly state: BookingFormState;
  readonly filling: BookingContact;
  readonly change: (field: BookingContactField, value: string) => void;
  readonly submit: () => void;
  /** Finds out what became of a booking whose outcome is unknown, by sending it again; absent if it can't be sent again. */
  readonly inquire: (() => void) | undefined;
}

/** The form that sends a booking, once however often its button is pressed. */
export function useBookingForm(flow: FormFlow): BookingForm {
  const { dispatch } = useBooking();
  const [start] = useState(readDraft);
  const [filling, setFilling] = useState(start.filling);
  const [attempt, setAttempt] = useState(start.attempt);
  const isUnknown = start.unknownFor === flow.vehicle.registrationNumber;
  const [state, dispatchForm] = useReducer(bookingFormReducer, isUnknown, initialBookingForm);
  const request = bookingRequest(flow, filling);
  const { prepare, isSending, send } = useSender({ flow, filling, request, dispatchForm });

  function change(field: BookingContactField, value: string) {
    prepare();
    const next = { ...filling, [field]: value };
    setFilling(next);
    writeDraft({ filling: next, attempt });
    dispatchForm({ type: 'fieldChanged', field });
  }

  async function submit() {
    // Not by the state, which a second press may see before it is rendered.
    if (isSending() || state.kind !== 'filling') return;
    const errors = bookingContactErrors(filling);
    dispatchForm({ type: 'submitted', errors });
    if (errors.length > 0) return;
    if (flow.notice === 'priceChanged') dispatch({ type: 'pricesConfirmed' });
    const next = nextBookingAttempt(request, attempt, () => crypto.randomUUID());
    setAttempt(next);
    const failure = await send(next, 'first');
    if (failure?.kind === 'unknown-outcome') await inquire(next);
  }

  async function inquire(last: BookingAttempt) {
    if (isSending()) return;
    dispatchForm({ type: 'outcomeAsked', isOnline: navigator.onLine });
    if (navigator.onLine) await send(last, 'repeated');
  }

  const canAsk = state.kind === 'unknown' && attempt && isAttempt(attempt, request);
  return { state, filling, change, submit, inquire: canAsk ? () => inquire(attempt) : undefined };
}
