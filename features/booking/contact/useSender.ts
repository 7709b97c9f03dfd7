import { type Dispatch, useRef } from 'react';
import type { BookingAttempt, BookingContact } from '#domain/booking/bookingContact.ts';
import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { FormFlow } from '#domain/booking/bookingFlow.ts';
import { type BookingFormFact, leavesUnknown } from '#domain/booking/bookingFormState.ts';
import type { BookingRequest } from '#domain/booking/bookingRequest.ts';
import { priceQuestion } from '#domain/booking/shownServices.ts';
import { useFormToken } from '#features/shared/useFormToken.ts';
import { type Booking, useBooking } from '../booking.ts';
import { workshopApi } from '../workshopApi.ts';
import { writeDraft } from './contactDraft.ts';

interface SenderOptions {
  readonly flow: FormFlow;
  readonly filling: BookingContact;
  /** What is sent. */
  readonly request: BookingRequest;
  readonly dispatchForm: Dispatch<BookingFormFact>;
}

interface Sender {
  /** Fetches what a booking needs, when the visitor begins to fill in the form. */
  readonly prepare: () => void;
  /** Whether a booking is on its way. It is true before the next render. */
  readonly isSending: () => boolean;
  /** Sends the booking, and reports what became of it. Returns the failure; none means that it is booked. */
  readonly send: (
    attempt: BookingAttempt,
    which: 'first' | 'repeated',
  ) => Promise<BookingFailure | undefined>;
}

/** Sends the booking of a form. */
export function useSender({ flow, filling, request, dispatchForm }: SenderOptions): Sender {
  const booking = useBooking();
  const { registrationNumber } = flow.vehicle;
  const isSending = useRef(false);
  const token = useFormToken();

  const send: Sender['send'] = async (attempt, which) => {
    isSending.current = true;
    const isRepeated = which === 'repeated';
    // Until the answer arrives: the visitor may reload the page in between.
    writeDraft({ filling, attempt, unknownFor: registrationNumber });
    const headers = { key: attempt.key, token: await token.begin(), isRepeated };
    const answer = await workshopApi.book(request, headers);
    isSending.current = false;
    if (answer.ok) {
      writeDraft(undefined);
      booking.dispatch({ type: 'booked', bookingId: answer.value.id });
      return undefined;
    }
    const { failure } = answer;
    const isUnknown = leavesUnknown(failure, isRepeated);
    writeDraft({ filling, attempt, unknownFor: isUnknown ? registrationNumber : undefined });
    dispatchForm({ type: 'bookingFailed', failure });
    report(failure, flow, booking);
    return failure;
  };

  return { prepare: token.begin, isSending: () => isSending.current, send };
}

function report(failure: BookingFailure, flow: FormFlow, booking: Booking): void {
  const { dispatch, reportError, focus } = booking;
  reportError(failure.kind);
  if (failure.kind === 'timeslot-not-available') {
    focus.request();
    dispatch({ type: 'slotLost' });
  }
  const question = priceQuestion(flow);
  if (failure.kind === 'price-changed' && question) {
    dispatch({ type: 'priceChanged', prices: { question, offers: failure.offers } });
  }
}
