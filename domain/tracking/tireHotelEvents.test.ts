import { expect, test } from 'vitest';
import {
  testConfirmation,
  testCustomer,
  testValidated,
} from '../tireHotel/testing/testTireHotel.ts';
import {
  emptyTireContact,
  idle,
  initialTireHotel,
  type TireHotelFlow,
} from '../tireHotel/tireHotelFlow.ts';
import { confirmationPage } from '../tireHotel/tireHotelReducer.ts';
import {
  tireHotelErrorEvent,
  tireHotelPurchaseEvent,
  tireHotelStep,
  tireHotelStepEvent,
} from './tireHotelEvents.ts';

const days = ['2026-12-01'];
const booking: TireHotelFlow = {
  stage: 'booking',
  validated: testValidated,
  slot: { kind: 'choosing-day', days },
  contact: emptyTireContact,
  call: idle,
};
const chosen = { kind: 'chosen', days, day: '2026-12-01', times: [], time: undefined } as const;

test.each<[TireHotelFlow, number, string]>([
  [{ stage: 'login', customer: testCustomer, call: idle }, 1, 'phone validation'],
  [
    {
      stage: 'validate',
      customer: testCustomer,
      credentials: { authorizationToken: 'a' },
      code: '',
      call: idle,
      resend: idle,
      codesSent: 1,
    },
    2,
    'validation code',
  ],
  [{ stage: 'loggedIn', validated: testValidated }, 3, 'vehicle info'],
  [booking, 4, 'time and place'],
  [{ ...booking, slot: chosen }, 5, 'contact details'],
  [confirmationPage(testValidated, testConfirmation), 6, 'complete booking'],
])('%#: a step is reported with its number and name only', (flow, step, name) => {
  const reached = tireHotelStep(flow);
  expect(reached && tireHotelStepEvent(reached)).toEqual({
    event: 'tire_hotel_step',
    step,
    step_name: name,
  });
});

test('the search is no step', () => {
  expect(tireHotelStep(initialTireHotel('MLB10A'))).toBeUndefined();
});

test('a booking is a purchase of one service booking at 0 SEK', () => {
  expect(tireHotelPurchaseEvent('B-1001')).toEqual({
    event: 'purchase',
    transaction_id: 'B-1001',
    type: 'service booking',
    currency: 'SEK',
    value: 0,
    quantity: 1,
  });
});

test('an error is reported by page and kind', () => {
  expect(tireHotelErrorEvent('validate', 'refused')).toEqual({
    event: 'event_error',
    flow: 'tire hotel',
    page: 'validate',
    error: 'refused',
  });
});
