import type { BookingFlow } from '#domain/booking/bookingFlow.ts';

export interface ConfirmationProps {
  readonly flow: Extract<BookingFlow, { readonly stage: 'booked' }>;
  /** Called when the visitor wants another booking. */
  readonly onRestart: () => void;
}
