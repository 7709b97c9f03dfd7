import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TireHotelFailure } from './failure.ts';
import { readStoredTireHotel, writeStoredTireHotel } from './storedTireHotel.ts';
import {
  testBooking,
  testConfirmation,
  testCustomer,
  testTireVehicle,
  testValidated,
} from './testing/testTireHotel.ts';
import { tireBookingRequest } from './tireBookingRequest.ts';
import {
  type BookingStage,
  initialTireHotel,
  type TireHotelFact,
  type TireHotelFlow,
} from './tireHotelFlow.ts';
import { tireHotelReducer } from './tireHotelReducer.ts';

const credentials = { authorizationToken: 'handle-of-code' };
const days = ['2026-12-01', '2026-12-02'];
const times = ['08:30', '09:00'];
const contact = { ...testBooking.customer, freeText: 'Ring när ni är klara' };
const unavailable: TireHotelFailure = { kind: 'unavailable' };
const lost: TireHotelFailure = { kind: 'session-lost' };

const found: readonly TireHotelFact[] = [
  { type: 'registrationEntered', registrationNumber: 'MLB10A' },
  { type: 'searchStarted' },
  { type: 'agreementFound', customer: testCustomer },
];
const sent: readonly TireHotelFact[] = [
  ...found,
  { type: 'codeRequested' },
  { type: 'codeSent', credentials },
];
const loggedIn: readonly TireHotelFact[] = [
  ...sent,
  { type: 'codeEntered', code: '4711' },
  { type: 'verificationStarted' },
  { type: 'codeAccepted', validated: testValidated },
];
const chosen: readonly TireHotelFact[] = [
  ...loggedIn,
  { type: 'bookingOpened' },
  { type: 'daysLoaded', days },
  { type: 'dayChosen', day: '2026-12-01' },
  { type: 'timesLoaded', day: '2026-12-01', times },
  { type: 'timeChosen', time: '08:30' },
  { type: 'contactEntered', contact },
];
const confirmed: readonly TireHotelFact[] = [
  ...chosen,
  { type: 'bookingSent' },
  { type: 'bookingConfirmed', confirmation: testConfirmation },
];

function replay(facts: readonly TireHotelFact[], start: TireHotelFlow = initialTireHotel()) {
  return facts.reduce(tireHotelReducer, start);
}

function booking(facts: readonly TireHotelFact[]): BookingStage {
  const flow = replay(facts);
  if (flow.stage !== 'booking') throw new Error(`the page is ${flow.stage}`);
  return flow;
}

test.each([
  ['search', []],
  ['login', found],
  ['validate', sent],
  ['loggedIn', loggedIn],
  ['booking', chosen],
  ['confirmation', confirmed],
] as const)('the page %s', (page, facts) => {
  expect(replay(facts).stage).toBe(page);
  expect(replay([...facts, { type: 'loggedOut' }])).toMatchObject({
    stage: 'search',
    call: { kind: 'idle' },
  });
});

describe('calls', () => {
  test.each([
    [[{ type: 'searchStarted' }], 'search'],
    [[...found, { type: 'codeRequested' }], 'login'],
    [[...sent, { type: 'verificationStarted' }], 'validate'],
    [[...chosen, { type: 'bookingSent' }], 'booking'],
  ] as const)('a failed one stays on its stage', (facts, stage) => {
    expect(replay(facts)).toMatchObject({ stage, call: { kind: 'pending' } });
    const failed = replay([...facts, { type: 'callFailed', failure: unavailable }]);
    expect(failed).toMatchObject({ stage, call: { kind: 'failed', failure: unavailable } });
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
    expect(replay([...sent, again, { type: 'callFailed', failure: unavailable }])).toMatchObject({
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
      loggedIn.concat({ type: 'bookingOpened' }, { type: 'daysFailed', failure: unavailable }),
      'loading-days',
    ],
    [
      'times',
      chosen.concat(
        { type: 'dayReset' },
        { type: 'dayChosen', day: '2026-12-02' },
        { type: 'timesFailed', day: '2026-12-02', failure: unavailable },
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

describe('a lost session', () => {
  const interrupted = replay([
    ...chosen,
    { type: 'bookingSent' },
    { type: 'callFailed', failure: lost },
  ]);

  test('starts at the search, with the number', () => {
    expect(interrupted).toMatchObject({
      stage: 'search',
      registrationNumber: 'MLB10A',
      hasLostSession: true,
    });
    expect(writeStoredTireHotel(interrupted)).toBeNull();
  });

  test('keeps what was entered: after logging in again, the booking goes on', () => {
    const again = replay([...loggedIn.slice(1), { type: 'daysLoaded', days }], interrupted);
    expect(again).toMatchObject({ stage: 'booking', contact, slot: { kind: 'loading-times' } });
    const loaded = replay([{ type: 'timesLoaded', day: '2026-12-01', times }], again);
    expect(loaded).toMatchObject({ slot: { kind: 'chosen', time: '08:30' } });
  });

  test('a time that was taken meanwhile is chosen again', () => {
    const again = replay([...loggedIn.slice(1), { type: 'daysLoaded', days }], interrupted);
    const loaded = replay([{ type: 'timesLoaded', day: '2026-12-01', times: ['09:00'] }], again);
    expect(loaded).toMatchObject({ contact, slot: { kind: 'choosing-time' } });
    const gone = replay(
      [...loggedIn.slice(1), { type: 'daysLoaded', days: ['2026-12-02'] }],
      interrupted,
    );
    expect(gone).toMatchObject({ contact, slot: { kind: 'choosing-day' } });
  });

  test('another vehicle gets nothing of it', () => {
    const other = {
      ...testValidated,
      vehicles: [{ ...testTireVehicle, registrationNumber: 'MLB11A' }] as const,
    };
    const facts: readonly TireHotelFact[] = [...sent, { type: 'codeAccepted', validated: other }];
    expect(replay(facts, interrupted)).toEqual({ stage: 'loggedIn', validated: other });
  });

  test.each([
    ['login', [...found, { type: 'codeRequested' }]],
    ['validate', [...sent, { type: 'verificationStarted' }]],
    ['the days', [...loggedIn, { type: 'bookingOpened' }]],
  ] as const)('is noticed at %s', (_, facts) => {
    const fact = { type: 'callFailed', failure: lost } as const;
    expect(replay([...facts, fact])).toMatchObject({ stage: 'search', hasLostSession: true });
  });

  test('that is noticed after logging out changes nothing', () => {
    const late: readonly TireHotelFact[] = [
      { type: 'loggedOut' },
      { type: 'callFailed', failure: lost },
    ];
    expect(replay([...chosen, { type: 'bookingSent' }, ...late])).toEqual(initialTireHotel());
  });
});

test('a review is sent once', () => {
  const facts: readonly TireHotelFact[] = [
    ...confirmed,
    { type: 'starsChosen', stars: 4 },
    { type: 'commentEntered', comment: 'Bra' },
    { type: 'reviewStarted' },
  ];
  expect(replay(facts)).toMatchObject({ review: { kind: 'sending', stars: 4, comment: 'Bra' } });
  const done = replay([...facts, { type: 'reviewFinished' }, { type: 'starsChosen', stars: 1 }]);
  expect(done).toMatchObject({ review: { kind: 'sent' } });
});

describe('storage', () => {
  test.each([
    ['login', found, 'login'],
    ['validate', sent, 'validate'],
    ['loggedIn', loggedIn, 'loggedIn'],
    ['booking', chosen, 'loggedIn'],
    ['confirmation', confirmed, 'confirmation'],
  ] as const)('after a reload of %s', (_, facts, page) => {
    expect(readStoredTireHotel(writeStoredTireHotel(replay(facts)))?.stage).toBe(page);
  });

  test('nothing that was entered for a booking, and no handle after logging in', () => {
    const stored = writeStoredTireHotel(replay(chosen)) ?? '';
    for (const secret of ['Kim', 'kim.berg', '+46701234567', 'Ring', 'handle-of', '*** ***']) {
      expect(stored).not.toContain(secret);
    }
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['{"version":0,"customer":{}}'],
    ['{"version":2}'],
    ['{"version":1}'],
    ['{"version":1,"validated":{"status":1,"vehicles":[]}}'],
    ['{"version":1,"confirmation":{}}'],
  ])('%s is not used', (stored) => {
    expect(readStoredTireHotel(stored)).toBeUndefined();
  });

  propertyTest.prop([fc.json()])('any other JSON is not used', (json) => {
    expect(readStoredTireHotel(json)).toBeUndefined();
  });
});

const facts: fc.Arbitrary<TireHotelFact> = fc.constantFrom<TireHotelFact[]>(
  ...confirmed,
  { type: 'callFailed', failure: unavailable },
  { type: 'callFailed', failure: lost },
  { type: 'daysFailed', failure: unavailable },
  { type: 'timesFailed', day: '2026-12-01', failure: unavailable },
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
const order = ['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation'] as const;

propertyTest.prop([fc.array(facts, { maxLength: 60 })])(
  'no sequence of facts advances by more than one page, or past the code without it',
  (happened) => {
    let flow: TireHotelFlow = initialTireHotel();
    for (const fact of happened) {
      const next = tireHotelReducer(flow, fact);
      const isDirect = order.indexOf(next.stage) <= order.indexOf(flow.stage) + 1;
      // A booking that was interrupted goes on after the code.
      expect(isDirect || (flow.stage === 'validate' && next.stage === 'booking')).toBe(true);
      if ('validated' in next && !('validated' in flow)) expect(fact.type).toBe('codeAccepted');
      const restored = readStoredTireHotel(writeStoredTireHotel(next));
      expect(restored === undefined).toBe(next.stage === 'search');
      flow = next;
    }
  },
);
