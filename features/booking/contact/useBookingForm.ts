import { useReducer, useRef, useState } from 'react';
import {
  type BookingContact,
  type BookingContactField,
  bookingContactErrors,
  bookingRequest,
  nextBookingAttempt,
} from '#domain/booking/bookingContact.ts';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import {
  type BookingFormState,
  bookingFormReducer,
  initialBookingForm,
} from '#domain/booking/bookingFormState.ts';
import { priceQuestion } from '#domain/booking/shownServices.ts';
import { useFormToken } from '#features/shared/useFormToken.ts';
import { useBooking } from '../booking.ts';
import { bookingApi } from '../bookingApi.ts';
import { readDraft, writeDraft } from './contactDraft.ts';

interface BookingForm {
  readonly state: BookingFormState;
  readonly filling: BookingContact;
  readonly change: (field: BookingContactField, value: string) => void;
  readonly submit: () => void;
}

/** The form that sends a booking, once however often its button is pressed. */
export function useBookingForm(flow: FormFlow): BookingForm {
  const { dispatch, reportError, focus } = useBooking();
  const { registrationNumber } = flow.vehicle;
  const [start] = useState(readDraft);
  const [filling, setFilling] = useState(start.filling);
  const [state, dispatchForm] = useReducer(
    bookingFormReducer,
    start.unknownFor === registrationNumber,
    initialBookingForm,
  );
  const attempt = useRef(start.attempt);
  const isSending = useRef(false);
  const token = useFormToken();

  function change(field: BookingContactField, value: string) {
    token.begin();
    const next = { ...filling, [field]: value };
    setFilling(next);
    writeDraft({ filling: next, attempt: attempt.current });
    dispatchForm({ type: 'fieldChanged', field });
  }

  async function submit() {
    // Not by the state, which a second press may see before it is rendered.
    if (isSending.current || state.kind !== 'filling') return;
    const errors = bookingContactErrors(filling);
    dispatchForm({ type: 'submitted', errors });
    if (errors.length > 0) return;
    isSending.current = true;
    if (flow.notice === 'priceChanged') dispatch({ type: 'pricesConfirmed' });
    const request = bookingRequest(flow, filling);
    attempt.current = nextBookingAttempt(request, attempt.current, () => crypto.randomUUID());
    // Until the answer arrives: the visitor may reload the page in between.
    writeDraft({ filling, attempt: attempt.current, unknownFor: registrationNumber });
    const answer = await bookingApi.book(request, {
      key: attempt.current.key,
      token: await token.begin(),
    });
    isSending.current = false;
    if (answer.ok) {
      writeDraft(undefined);
      return dispatch({ type: 'booked', bookingId: answer.value.id });
    }
    fail(answer.failure);
  }

  function fail(failure: BookingFailure) {
    reportError(failure.kind);
    const isUnknown = failure.kind === 'unknown-outcome';
    const unknownFor = isUnknown ? registrationNumber : undefined;
    writeDraft({ filling, attempt: attempt.current, unknownFor });
    dispatchForm({ type: 'bookingFailed', failure });
    if (failure.kind === 'timeslot-not-available') {
      focus.request();
      dispatch({ type: 'slotLost' });
    }
    const question = priceQuestion(flow);
    if (failure.kind === 'price-changed' && question) {
      dispatch({ type: 'priceChanged', prices: { question, offers: failure.offers } });
    }
  }

  return { state, filling, change, submit };
}
