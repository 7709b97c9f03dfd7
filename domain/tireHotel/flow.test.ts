import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { bookingRequest } from './bookingRequest.ts';
import type { TireHotelFailure } from './failure.ts';
import { type BookingPage, searchPage, type TireHotelFact, type TireHotelFlow } from './flow.ts';
import { reduceTireHotel } from './reduceFlow.ts';
import { readStoredFlow, writeStoredFlow } from './storedFlow.ts';
import {
  testBooking,
  testConfirmation,
  testCustomer,
  testValidated,
  testVehicle,
} from './testing/testTireHotel.ts';

const credentials = { authorizationToken: 'handle-of-code' };
const days = ['2026-12-01', '2026-12-02'];
const times = ['08:30', '09:00'];
const contact = { ...testBooking.customer, freeText: 'Ring när ni är klara' };
const unavailable: TireHotelFailure = { kind: 'unavailable' };
const lost: TireHotelFailure = { kind: 'session-lost' };

const found: readonly TireHotelFact[] = [
  { type: 'registration-entered', registrationNumber: 'MLB10A' },
  { type: 'search-started' },
  { type: 'agreement-found', customer: testCustomer },
];
const sent: readonly TireHotelFact[] = [
  ...found,
  { type: 'code-requested' },
  { type: 'code-sent', credentials },
];
const loggedIn: readonly TireHotelFact[] = [
  ...sent,
  { type: 'code-entered', code: '4711' },
  { type: 'verification-started' },
  { type: 'code-accepted', validated: testValidated },
];
const chosen: readonly TireHotelFact[] = [
  ...loggedIn,
  { type: 'booking-opened' },
  { type: 'days-loaded', days },
  { type: 'day-chosen', day: '2026-12-01' },
  { type: 'times-loaded', day: '2026-12-01', times },
  { type: 'time-chosen', time: '08:30' },
  { type: 'contact-entered', contact },
];
const confirmed: readonly TireHotelFact[] = [
  ...chosen,
  { type: 'booking-sent' },
  { type: 'booking-confirmed', confirmation: testConfirmation },
];

function replay(facts: readonly TireHotelFact[], start: TireHotelFlow = searchPage()) {
  return facts.reduce(reduceTireHotel, start);
}

function booking(facts: readonly TireHotelFact[]): BookingPage {
  const flow = replay(facts);
  if (flow.page !== 'booking') throw new Error(`the page is ${flow.page}`);
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
  expect(replay(facts).page).toBe(page);
  expect(replay([...facts, { type: 'logged-out' }])).toMatchObject({
    page: 'search',
    call: { kind: 'idle' },
  });
});

describe('calls', () => {
  test.each([
    [[{ type: 'search-started' }], 'search'],
    [[...found, { type: 'code-requested' }], 'login'],
    [[...sent, { type: 'verification-started' }], 'validate'],
    [[...chosen, { type: 'booking-sent' }], 'booking'],
  ] as const)('a failed one stays on its page', (facts, page) => {
    expect(replay(facts)).toMatchObject({ page, call: { kind: 'pending' } });
    const failed = replay([...facts, { type: 'call-failed', failure: unavailable }]);
    expect(failed).toMatchObject({ page, call: { kind: 'failed', failure: unavailable } });
  });

  test('a changed code or number clears the error', () => {
    const wrong: readonly TireHotelFact[] = [
      { type: 'verification-started' },
      { type: 'call-failed', failure: { kind: 'refused', message: 'Fel kod' } },
      { type: 'code-entered', code: '47' },
    ];
    expect(replay([...sent, ...wrong])).toMatchObject({ code: '47', call: { kind: 'idle' } });
    const missing: readonly TireHotelFact[] = [
      { type: 'search-started' },
      { type: 'call-failed', failure: { kind: 'no-agreement' } },
      { type: 'registration-entered', registrationNumber: 'MLB' },
    ];
    expect(replay(missing)).toMatchObject({ registrationNumber: 'MLB', call: { kind: 'idle' } });
  });

  test('another code replaces the first, which stays valid if sending fails', () => {
    const again = { type: 'code-requested' } as const;
    const second = { authorizationToken: 'another-handle' };
    expect(replay([...sent, again, { type: 'code-sent', credentials: second }])).toMatchObject({
      credentials: second,
      codesSent: 2,
      resend: { kind: 'idle' },
    });
    expect(replay([...sent, again, { type: 'call-failed', failure: unavailable }])).toMatchObject({
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
      { type: 'day-reset' },
      { type: 'day-chosen', day: '2026-12-02' },
      { type: 'times-loaded', day: '2026-12-02', times: [] },
    ];
    const flow = booking(facts);
    expect(flow.slot).toMatchObject({ kind: 'chosen', day: '2026-12-02', time: undefined });
    expect(bookingRequest(flow)).toMatchObject({ bookingDate: '2026-12-02', bookingStart: null });
  });

  test('times of an earlier choice come too late', () => {
    const facts: readonly TireHotelFact[] = [
      ...chosen,
      { type: 'day-reset' },
      { type: 'day-chosen', day: '2026-12-02' },
      { type: 'times-loaded', day: '2026-12-01', times: ['07:00'] },
    ];
    expect(booking(facts).slot).toMatchObject({ kind: 'loading-times', day: '2026-12-02' });
  });

  test('another time keeps the day and what was entered, and loads the times again', () => {
    const refused: readonly TireHotelFact[] = [
      { type: 'booking-sent' },
      { type: 'call-failed', failure: { kind: 'refused', message: 'Tiden är tagen' } },
      { type: 'time-reset' },
    ];
    const flow = booking([...chosen, ...refused]);
    expect(flow).toMatchObject({
      slot: { kind: 'loading-times', day: '2026-12-01' },
      contact,
      call: { kind: 'idle' },
    });
    expect(bookingRequest(flow)).toBeUndefined();
  });

  test('only offered days and times can be chosen', () => {
    const day = booking([
      ...chosen,
      { type: 'day-reset' },
      { type: 'day-chosen', day: '2026-12-24' },
    ]);
    expect(day.slot.kind).toBe('choosing-day');
    const time = booking([
      ...chosen,
      { type: 'time-reset' },
      { type: 'times-loaded', day: '2026-12-01', times },
      { type: 'time-chosen', time: '23:00' },
    ]);
    expect(time.slot.kind).toBe('choosing-time');
  });

  test.each([
    [
      'days',
      loggedIn.concat({ type: 'booking-opened' }, { type: 'days-failed', failure: unavailable }),
      'loading-days',
    ],
    [
      'times',
      chosen.concat(
        { type: 'day-reset' },
        { type: 'day-chosen', day: '2026-12-02' },
        { type: 'times-failed', day: '2026-12-02', failure: unavailable },
      ),
      'loading-times',
    ],
  ] as const)('%s that failed can be loaded again', (_, facts, kind) => {
    expect(booking(facts).slot.kind).toMatch(/-failed$/);
    expect(booking([...facts, { type: 'slots-retried' }]).slot.kind).toBe(kind);
  });
});

describe('a booking', () => {
  test('is sent with time and contact', () => {
    expect(bookingRequest(booking(chosen))).toEqual({
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
    const change: TireHotelFact = { type: 'contact-entered', contact: { [field]: text } };
    expect(bookingRequest(booking([...chosen, change]))).toBeUndefined();
  });
});

describe('a lost session', () => {
  const interrupted = replay([
    ...chosen,
    { type: 'booking-sent' },
    { type: 'call-failed', failure: lost },
  ]);

  test('starts at the search, with the number', () => {
    expect(interrupted).toMatchObject({
      page: 'search',
      registrationNumber: 'MLB10A',
      hasLostSession: true,
    });
    expect(writeStoredFlow(interrupted)).toBeNull();
  });

  test('keeps what was entered: after logging in again, the booking goes on', () => {
    const again = replay([...loggedIn.slice(1), { type: 'days-loaded', days }], interrupted);
    expect(again).toMatchObject({ page: 'booking', contact, slot: { kind: 'loading-times' } });
    const loaded = replay([{ type: 'times-loaded', day: '2026-12-01', times }], again);
    expect(loaded).toMatchObject({ slot: { kind: 'chosen', time: '08:30' } });
  });

  test('a time that was taken meanwhile is chosen again', () => {
    const again = replay([...loggedIn.slice(1), { type: 'days-loaded', days }], interrupted);
    const loaded = replay([{ type: 'times-loaded', day: '2026-12-01', times: ['09:00'] }], again);
    expect(loaded).toMatchObject({ contact, slot: { kind: 'choosing-time' } });
    const gone = replay(
      [...loggedIn.slice(1), { type: 'days-loaded', days: ['2026-12-02'] }],
      interrupted,
    );
    expect(gone).toMatchObject({ contact, slot: { kind: 'choosing-day' } });
  });

  test('another vehicle gets nothing of it', () => {
    const other = {
      ...testValidated,
      vehicles: [{ ...testVehicle, registrationNumber: 'MLB11A' }] as const,
    };
    const facts: readonly TireHotelFact[] = [...sent, { type: 'code-accepted', validated: other }];
    expect(replay(facts, interrupted)).toEqual({ page: 'loggedIn', validated: other });
  });

  test.each([
    ['login', [...found, { type: 'code-requested' }]],
    ['validate', [...sent, { type: 'verification-started' }]],
    ['the days', [...loggedIn, { type: 'booking-opened' }]],
  ] as const)('is noticed at %s', (_, facts) => {
    const fact = { type: 'call-failed', failure: lost } as const;
    expect(replay([...facts, fact])).toMatchObject({ page: 'search', hasLostSession: true });
  });

  test('that is noticed after logging out changes nothing', () => {
    const late: readonly TireHotelFact[] = [
      { type: 'logged-out' },
      { type: 'call-failed', failure: lost },
    ];
    expect(replay([...chosen, { type: 'booking-sent' }, ...late])).toEqual(searchPage());
  });
});

test('a review is sent once', () => {
  const facts: readonly TireHotelFact[] = [
    ...confirmed,
    { type: 'stars-chosen', stars: 4 },
    { type: 'comment-entered', comment: 'Bra' },
    { type: 'review-started' },
  ];
  expect(replay(facts)).toMatchObject({ review: { kind: 'sending', stars: 4, comment: 'Bra' } });
  const done = replay([...facts, { type: 'review-finished' }, { type: 'stars-chosen', stars: 1 }]);
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
    expect(readStoredFlow(writeStoredFlow(replay(facts)))?.page).toBe(page);
  });

  test('nothing that was entered for a booking, and no handle after logging in', () => {
    const stored = writeStoredFlow(replay(chosen)) ?? '';
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
    expect(readStoredFlow(stored)).toBeUndefined();
  });

  propertyTest.prop([fc.json()])('any other JSON is not used', (json) => {
    expect(readStoredFlow(json)).toBeUndefined();
  });
});

const facts: fc.Arbitrary<TireHotelFact> = fc.constantFrom<TireHotelFact[]>(
  ...confirmed,
  { type: 'call-failed', failure: unavailable },
  { type: 'call-failed', failure: lost },
  { type: 'days-failed', failure: unavailable },
  { type: 'times-failed', day: '2026-12-01', failure: unavailable },
  { type: 'times-loaded', day: '2026-12-02', times: [] },
  { type: 'day-chosen', day: '2026-12-02' },
  { type: 'day-reset' },
  { type: 'time-reset' },
  { type: 'slots-retried' },
  { type: 'booking-left' },
  { type: 'stars-chosen', stars: 5 },
  { type: 'review-started' },
  { type: 'review-finished' },
  { type: 'logged-out' },
);
const order = ['search', 'login', 'validate', 'loggedIn', 'booking', 'confirmation'] as const;

propertyTest.prop([fc.array(facts, { maxLength: 60 })])(
  'no sequence of facts advances by more than one page, or past the code without it',
  (happened) => {
    let flow: TireHotelFlow = searchPage();
    for (const fact of happened) {
      const next = reduceTireHotel(flow, fact);
      const isDirect = order.indexOf(next.page) <= order.indexOf(flow.page) + 1;
      // A booking that was interrupted goes on after the code.
      expect(isDirect || (flow.page === 'validate' && next.page === 'booking')).toBe(true);
      if ('validated' in next && !('validated' in flow)) expect(fact.type).toBe('code-accepted');
      const restored = readStoredFlow(writeStoredFlow(next));
      expect(restored === undefined).toBe(next.page === 'search');
      flow = next;
    }
  },
);
