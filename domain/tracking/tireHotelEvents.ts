import type { TireHotelFlow } from '../tireHotel/tireHotelFlow.ts';

/** The steps of the tire hotel that are counted, in their order. */
const steps = [
  'phone validation',
  'validation code',
  'vehicle info',
  'time and place',
  'contact details',
  'complete booking',
] as const;

type StepName = (typeof steps)[number];

/** A visitor reached a step of the tire hotel. */
export interface TireHotelStepEvent {
  readonly event: 'tire_hotel_step';
  /** From 1. */
  readonly step: number;
  readonly step_name: StepName;
}

/** A visitor booked a change of wheels. Only the booking's own id is known of it. */
export interface TireHotelPurchaseEvent {
  readonly event: 'purchase';
  readonly transaction_id: string;
  readonly type: 'service booking';
  readonly currency: 'SEK';
  readonly value: 0;
  readonly quantity: 1;
}

/** A visitor saw an error. Its text may be personal, so only its kind is reported. */
export interface TireHotelErrorEvent {
  readonly event: 'event_error';
  readonly flow: 'tire hotel';
  readonly page: TireHotelFlow['stage'];
  readonly error: string;
}

/** The step that a flow is in; `undefined` before the first. */
export function tireHotelStep(flow: TireHotelFlow): StepName | undefined {
  switch (flow.stage) {
    case 'search':
      return undefined;
    case 'login':
      return 'phone validation';
    case 'validate':
      return 'validation code';
    case 'loggedIn':
      return 'vehicle info';
    case 'booking':
      return flow.slot.kind === 'chosen' ? 'contact details' : 'time and place';
    case 'confirmation':
      return 'complete booking';
  }
}

/** The event of a step. */
export function tireHotelStepEvent(step: StepName): TireHotelStepEvent {
  return { event: 'tire_hotel_step', step: steps.indexOf(step) + 1, step_name: step };
}

/** The event of a booking. */
export function tireHotelPurchaseEvent(bookingId: string): TireHotelPurchaseEvent {
  return {
    event: 'purchase',
    transaction_id: bookingId,
    type: 'service booking',
    currency: 'SEK',
    value: 0,
    quantity: 1,
  };
}

/** The event of an error on a page. */
export function tireHotelErrorEvent(
  page: TireHotelFlow['stage'],
  error: string,
): TireHotelErrorEvent {
  return { event: 'event_error', flow: 'tire hotel', page, error };
}
