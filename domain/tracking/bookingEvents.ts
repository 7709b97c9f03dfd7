/** How far a visitor has come in a booking: 0 at its start, 5 when it is confirmed. */
type TrackedStep = 0 | 1 | 2 | 3 | 4 | 5;

/** A visitor reached a step of the booking for the first time. */
export interface BookingStepEvent {
  readonly event: 'booking_step';
  readonly step: TrackedStep;
}

/** A visitor booked. */
export interface BookingPurchaseEvent {
  readonly event: 'purchase';
  readonly flow_version: '2.0';
  readonly transaction_id: string;
  readonly currency: 'SEK';
  readonly value: 0;
  readonly price: 0;
}

/** Something failed in the booking. */
export interface BookingErrorEvent {
  readonly event: 'event_error';
  readonly flow: 'booking';
  /** The kind of the failure. */
  readonly error: string;
}

/** A step of the booking. Like all events of the booking, it says nothing about visitor and vehicle. */
export function bookingStepEvent(step: TrackedStep): BookingStepEvent {
  return { event: 'booking_step', step };
}

/** A confirmed booking. Its price is known to the workshop only, so value and price are 0. */
export function bookingPurchaseEvent(bookingId: string): BookingPurchaseEvent {
  return {
    event: 'purchase',
    flow_version: '2.0',
    transaction_id: bookingId,
    currency: 'SEK',
    value: 0,
    price: 0,
  };
}

/** A failure in the booking. */
export function bookingErrorEvent(kind: string): BookingErrorEvent {
  return { event: 'event_error', flow: 'booking', error: kind };
}

/**
 * The stored list of steps that were reported, with a step added; `undefined` if it was reported
 * before. Anybody may have written the list, so unreadable ones count as empty.
 */
export function addReportedStep(stored: string | null, step: TrackedStep): string | undefined {
  const reported = /^[0-5]*$/.test(stored ?? '') ? (stored ?? '') : '';
  return reported.includes(String(step)) ? undefined : `${reported}${step}`;
}
