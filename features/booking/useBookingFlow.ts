import { useCallback, useEffect, useRef, useState } from 'react';
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
  readonly dispatch: (fact: BookingFact) => void;
}

/** The booking of the session: it survives a reload and ends with the tab. */
export function useBookingFlow(): BookingFlowControl {
  const [flow, setFlow] = useState<BookingFlow>();
  const dispatch = useCallback(
    (fact: BookingFact) => setFlow((before) => before && bookingReducer(before, fact)),
    [],
  );
  const [hadRecord, setHadRecord] = useState(false);
  useEffect(() => {
    const restored = readStoredBooking(storedBooking.read());
    setHadRecord(restored !== undefined);
    setFlow(restored ?? initialBooking);
  }, []);
  useEffect(() => {
    if (!flow) return;
    storedBooking.write(writeStoredBooking(flow));
    reportStep(flow);
  }, [flow]);
  usePurchase(flow);
  return { flow: flow ?? initialBooking, isRestored: flow !== undefined, hadRecord, dispatch };
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
function usePurchase(flow: BookingFlow | undefined): void {
  const stage = useRef(flow?.stage);
  useEffect(() => {
    if (stage.current === 'form' && flow?.stage === 'booked') {
      announce(window, bookingPurchaseEvent(flow.bookingId));
    }
    stage.current = flow?.stage;
  }, [flow]);
}
