import { fc } from '@fast-check/vitest';
import type { TireHotelFailure } from '../failure.ts';
import { initialTireHotel, type TireHotelFact, type TireHotelFlow } from '../tireHotelFlow.ts';
import { tireHotelReducer } from '../tireHotelReducer.ts';
import { testBooking, testConfirmation, testCustomer, testValidated } from './testTireHotel.ts';

export const credentials = { authorizationToken: 'handle-of-code' };

export const days = ['2026-12-01', '2026-12-02'];

export const times = ['08:30', '09:00'];

export const contact = { ...testBooking.customer, freeText: 'Ring när ni är klara' };

export const callUnavailable: TireHotelFailure = { kind: 'unavailable' };

export const lost: TireHotelFailure = { kind: 'session-lost' };

export const vehicleFound: readonly TireHotelFact[] = [
  { type: 'registrationEntered', registrationNumber: 'MLB10A' },
  { type: 'searchStarted' },
  { type: 'agreementFound', customer: testCustomer },
];

export const sent: readonly TireHotelFact[] = [
  ...vehicleFound,
  { type: 'codeRequested' },
  { type: 'codeSent', credentials },
];

export const loggedIn: readonly TireHotelFact[] = [
  ...sent,
  { type: 'codeEntered', code: '4711' },
  { type: 'verificationStarted' },
  { type: 'codeAccepted', validated: testValidated },
];

export const chosen: readonly TireHotelFact[] = [
  ...loggedIn,
  { type: 'bookingOpened' },
  { type: 'daysLoaded', days },
  { type: 'dayChosen', day: '2026-12-01' },
  { type: 'timesLoaded', day: '2026-12-01', times },
  { type: 'timeChosen', time: '08:30' },
  { type: 'contactEntered', contact },
];

export const confirmed: readonly TireHotelFact[] = [
  ...chosen,
  { type: 'bookingSent' },
  { type: 'bookingConfirmed', confirmation: testConfirmation },
];

export function replay(facts: readonly TireHotelFact[], start: TireHotelFlow = initialTireHotel()) {
  return facts.reduce(tireHotelReducer, start);
}

export const facts: fc.Arbitrary<TireHotelFact> = fc.constantFrom<TireHotelFact[]>(
  ...confirmed,
  { type: 'callFailed', failure: callUnavailable },
  { type: 'callFailed', failure: lost },
  { type: 'daysFailed', failure: callUnavailable },
  { type: 'timesFailed', day: '2026-12-01', failure: callUnavailable },
  { type: 'timesLoaded', day: '2026-12-02', times: [] },
  { type: 'dayChosen', day: '2026-12-02' },
  { type: 'dayReset' },
  { type: 'timeReset' },
  { type: 'slotsRetried' },
  { type: 'bookingLeft' },
  { type: 'starsChosen', stars: 5 },
  { type: 'reviewStarted' },
  { type: 'reviewFinished' },
  { type: 'loggedOut' },
);
