import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { BookingFact } from '#domain/booking/bookingFact.ts';
import { type BookingFlow, bookingProgress, initialBooking } from '#domain/booking/bookingFlow.ts';
import { bookingReducer } from '#domain/booking/bookingReducer.ts';
import {
  bookingStorageKey,
  readStoredBooking,
  writeStoredBooking,
} from '#domain/booking/storedBooking.ts';
import { announce } from '#domain/tracking/announce.ts';
import {
  addReportedStep,
  bookingPurchaseEvent,
  bookingStepEvent,
} from '#domain/tracking/bookingEvents.ts';
import { createStoredText } from '#features/shared/storedText.ts';

const storedBooking = createStoredText('sessionStorage', bookingStorageKey);
const reportedSteps = createStoredText('sessionStorage', 'bookingSteps');

interface BookingFlowControl {
  readonly flow: BookingFlow;
  /** Whether the stored booking was read, which only the browser has. */
  readonly isRestored: boolean;
  /** Whether there was one. */
  readonly hadRecord: boolean;
  readonly dispatch: Dispatch<BookingFact>;
}

/** The booking of the session: it survives a reload and ends with the tab. */
export function useBookingFlow(): BookingFlowControl {
  const [flow, dispatch] = useReducer(bookingReducer, initialBooking);
  const [record, setRecord] = useState<'unread' | 'found' | 'none'>('unread');
  const isRestored = record !== 'unread';
  useEffect(() => {
    const restored = readStoredBooking(storedBooking.read());
    setRecord(restored ? 'found' : 'none');
    dispatch({ type: 'restored', flow: restored ?? initialBooking });
  }, []);
  useEffect(() => {
    if (!isRestored) return;
    storedBooking.write(writeStoredBooking(flow));
    reportStep(flow);
  }, [flow, isRestored]);
  usePurchase(flow);
  return { flow, isRestored, hadRecord: record === 'found', dispatch };
}

/** Forgets the booking of the session, so that a reload starts a new one. */
export function forgetBooking(): void {
  storedBooking.write(null);
  reportedSteps.write(null);
}

function reportStep(flow: BookingFlow): void {
  const step = bookingProgress(flow);
  const reported = addReportedStep(reportedSteps.read(), step);
  if (reported === undefined) return;
  reportedSteps.write(reported);
  announce(window, bookingStepEvent(step));
}

/** Reports a booking when it is made, and not again after a reload. */
function usePurchase(flow: BookingFlow): void {
  const stage = useRef(flow.stage);
  useEffect(() => {
    if (stage.current === 'form' && flow.stage === 'booked') {
      announce(window, bookingPurchaseEvent(flow.bookingId));
    }
    stage.current = flow.stage;
  }, [flow]);
}
