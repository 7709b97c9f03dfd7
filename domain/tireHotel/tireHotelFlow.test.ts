import { describe, expect, test } from 'vitest';
import { readStoredTireHotel, writeStoredTireHotel } from './storedTireHotel.ts';
import {
  callUnavailable,
  chosen,
  confirmed,
  contact,
  credentials,
  loggedIn,
  replay,
  sent,
  times,
  vehicleFound,
} from './testing/flowFacts.ts';
import { testBooking, testConfirmation, testTireVehicle } from './testing/testTireHotel.ts';
import { tireBookingRequest } from './tireBookingRequest.ts';
import type { BookingStage, TireHotelFact } from './tireHotelFlow.ts';

function booking(facts: readonly TireHotelFact[]): BookingStage {
  const flow = replay(facts);
  if (flow.stage !== 'booking') throw new Error(`the page is ${flow.stage}`);
  return flow;
}

test.each([
  ['search', []],
  ['login', vehicleFound],
  ['validate', sent],
  ['loggedIn', loggedIn],
  ['booking', chosen],
  ['confirmation', confirmed],
] as const)('the page %s', (page, facts) => {
  expect(replay(facts).stage).toBe(page);
  expect(replay([...facts, { type: 'loggedOut' }])).toMatchObject({
    stage: 'search',
    call: { kind: 'idle' },
    hasLostSession: false,
  });
});

describe('calls', () => {
  test.each([
    [[{ type: 'searchStarted' }], 'search'],
    [[...vehicleFound, { type: 'codeRequested' }], 'login'],
    [[...sent, { type: 'verificationStarted' }], 'validate'],
    [[...chosen, { type: 'bookingSent' }], 'booking'],
  ] as const)('a failed one stays on its stage', (facts, stage) => {
    expect(replay(facts)).toMatchObject({ stage, call: { kind: 'pending' } });
    const failed = replay([...facts, { type: 'callFailed', failure: callUnavailable }]);
    expect(failed).toMatchObject({ stage, call: { kind: 'failed', failure: callUnavailable } });
  });

  test('a changed code or number clears the error', () => {
    const wrong: readonly TireHotelFact[] = [
      { type: 'verificationStarted' },
      { type: 'callFailed', failure: { kind: 'refused', message: 'Fel kod' } },
      { type: 'codeEntered', code: '47' },
    ];
    expect(replay([...sent, ...wrong])).toMatchObject({ code: '47', call: { kind: 'idle' } });
    const missing: readonly TireHotelFact[] = [
      { type: 'searchStarted' },
      { type: 'callFailed', failure: { kind: 'no-agreement' } },
      { type: 'registrationEntered', registrationNumber: 'MLB' },
    ];
    expect(replay(missing)).toMatchObject({ registrationNumber: 'MLB', call: { kind: 'idle' } });
  });

  test('another code replaces the first, which stays valid if sending fails', () => {
    const again = { type: 'codeRequested' } as const;
    const second = { authorizationToken: 'another-handle' };
    expect(replay([...sent, again, { type: 'codeSent', credentials: second }])).toMatchObject({
      credentials: second,
      codesSent: 2,
      resend: { kind: 'idle' },
    });
    expect(
      replay([...sent, again, { type: 'callFailed', failure: callUnavailable }]),
    ).toMatchObject({
      credentials,
      call: { kind: 'idle' },
      resend: { kind: 'failed' },
    });
  });
});

describe('choosing a time', () => {
  test('a day without times is chosen without one', () => {
    const facts: readonly TireHotelFact[] = [
      ...chosen,
      { type: 'dayReset' },
      { type: 'dayChosen', day: '2026-12-02' },
      { type: 'timesLoaded', day: '2026-12-02', times: [] },
    ];
    const flow = booking(facts);
    expect(flow.slot).toMatchObject({ kind: 'chosen', day: '2026-12-02', time: undefined });
    expect(tireBookingRequest(flow)).toMatchObject({
      bookingDate: '2026-12-02',
      bookingStart: null,
    });
  });

  test('times of an earlier choice come too late', () => {
    const facts: readonly TireHotelFact[] = [
      ...chosen,
      { type: 'dayReset' },
      { type: 'dayChosen', day: '2026-12-02' },
      { type: 'timesLoaded', day: '2026-12-01', times: ['07:00'] },
    ];
    expect(booking(facts).slot).toMatchObject({ kind: 'loading-times', day: '2026-12-02' });
  });

  test('another time keeps the day and what was entered, and loads the times again', () => {
    const refused: readonly TireHotelFact[] = [
      { type: 'bookingSent' },
      { type: 'callFailed', failure: { kind: 'refused', message: 'Tiden är tagen' } },
      { type: 'timeReset' },
    ];
    const flow = booking([...chosen, ...refused]);
    expect(flow).toMatchObject({
      slot: { kind: 'loading-times', day: '2026-12-01' },
      contact,
      call: { kind: 'idle' },
    });
    expect(tireBookingRequest(flow)).toBeUndefined();
  });

  test('only offered days and times can be chosen', () => {
    const day = booking([
      ...chosen,
      { type: 'dayReset' },
      { type: 'dayChosen', day: '2026-12-24' },
    ]);
    expect(day.slot.kind).toBe('choosing-day');
    const time = booking([
      ...chosen,
      { type: 'timeReset' },
      { type: 'timesLoaded', day: '2026-12-01', times },
      { type: 'timeChosen', time: '23:00' },
    ]);
    expect(time.slot.kind).toBe('choosing-time');
  });

  test.each([
    [
      'days',
      loggedIn.concat({ type: 'bookingOpened' }, { type: 'daysFailed', failure: callUnavailable }),
      'loading-days',
    ],
    [
      'times',
      chosen.concat(
        { type: 'dayReset' },
        { type: 'dayChosen', day: '2026-12-02' },
        { type: 'timesFailed', day: '2026-12-02', failure: callUnavailable },
      ),
      'loading-times',
    ],
  ] as const)('%s that failed can be loaded again', (_, facts, kind) => {
    expect(booking(facts).slot.kind).toMatch(/-failed$/);
    expect(booking([...facts, { type: 'slotsRetried' }]).slot.kind).toBe(kind);
  });
});

describe('a booking', () => {
  test('is sent with time and contact', () => {
    expect(tireBookingRequest(booking(chosen))).toEqual({
      ...testBooking,
      freeText: 'Ring när ni är klara',
    });
  });

  test.each([
    ['firstName', 'x'.repeat(100)],
    ['lastName', 'x'.repeat(100)],
    ['freeText', 'x'.repeat(1_000)],
  ])('is sent with the longest %s', (field, text) => {
    const change: TireHotelFact = { type: 'contactEntered', contact: { [field]: text } };
    expect(tireBookingRequest(booking([...chosen, change]))).toBeDefined();
  });

  test.each([
    ['firstName', ' '],
    ['lastName', ''],
    ['email', 'kim@example'],
    ['phoneMobile', '1234567'],
    ['freeText', 'x'.repeat(1_001)],
  ])('is not sent with the %s %j', (field, text) => {
    const change: TireHotelFact = { type: 'contactEntered', contact: { [field]: text } };
    expect(tireBookingRequest(booking([...chosen, change]))).toBeUndefined();
  });
});

describe('a booking whose outcome is unknown', () => {
  const unknown = replay([
    ...chosen,
    { type: 'bookingSent' },
    { type: 'callFailed', failure: { kind: 'unknown-outcome' } },
  ]);

  test('stays so when another time is chosen, and on the page before', () => {
    for (const fact of [{ type: 'timeReset' }, { type: 'bookingLeft' }] as const) {
      expect(replay([fact], unknown)).toMatchObject({ validated: { mayHaveBooked: true } });
    }
  });

  test('isn’t followed by another one before the next login, after a reload either', () => {
    const reloaded = readStoredTireHotel(writeStoredTireHotel(unknown));
    expect(reloaded).toMatchObject({ stage: 'loggedIn', validated: { mayHaveBooked: true } });
    expect(reloaded && replay([{ type: 'bookingOpened' }], reloaded)).toBe(reloaded);
  });
});

describe('a visit', () => {
  const visitAt = (appointmentTime: string) => ({
    bookingConfirmationId: 'B-1',
    appointmentTime,
    isFullDay: false,
  });

  test.each([
    ['none', undefined, testConfirmation.bookingConfirmationId],
    ['a later one', visitAt('2026-12-05T08:00:00'), testConfirmation.bookingConfirmationId],
    ['an earlier one', visitAt('2026-11-28T08:00:00'), 'B-1'],
  ])('after %s, the booked one is known to the vehicle: %#', (_what, visit, next) => {
    const known = replay(chosen);
    if (known.stage !== 'booking') throw new Error(`the page is ${known.stage}`);
    const flow = replay(
      [{ type: 'bookingSent' }, { type: 'bookingConfirmed', confirmation: testConfirmation }],
      { ...known, validated: { status: 0, vehicles: [{ ...testTireVehicle, visit }] } },
    );
    expect(flow).toMatchObject({
      stage: 'confirmation',
      validated: { vehicles: [{ visit: { bookingConfirmationId: next } }] },
    });
  });
});

describe('a vehicle without a workshop', () => {
  const validated = {
    status: 0,
    vehicles: [{ ...testTireVehicle, location: undefined }],
  } as const;

  test('can’t be booked', () => {
    const flow = { stage: 'loggedIn', validated } as const;
    expect(replay([{ type: 'bookingOpened' }], flow)).toBe(flow);
  });

  test('isn’t booked after the login that a lost session interrupted', () => {
    const interrupted: readonly TireHotelFact[] = [
      { type: 'callFailed', failure: { kind: 'session-lost' } },
      { type: 'searchStarted' },
      ...sent.slice(2),
      { type: 'codeAccepted', validated },
    ];
    expect(replay([...chosen, ...interrupted])).toEqual({ stage: 'loggedIn', validated });
  });
});
