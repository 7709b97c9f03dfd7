import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readStoredTireHotel, writeStoredTireHotel } from './storedTireHotel.ts';
import {
  chosen,
  confirmed,
  contact,
  days,
  facts,
  loggedIn,
  lost,
  replay,
  sent,
  times,
  vehicleFound,
} from './testing/flowFacts.ts';
import { testTireVehicle, testValidated } from './testing/testTireHotel.ts';
import { initialTireHotel, type TireHotelFact, type TireHotelFlow } from './tireHotelFlow.ts';
import { tireHotelReducer } from './tireHotelReducer.ts';
import type { Wheel } from './vehicle.ts';

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
    ['the search', vehicleFound.slice(0, -1)],
    ['login', [...vehicleFound, { type: 'codeRequested' }]],
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

test('a review is empty at first', () => {
  expect(replay(confirmed)).toMatchObject({ review: { kind: 'writing', stars: 0, comment: '' } });
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

/** A wheel with the names that the API has had from the first release on. */
function inApi({ treadPattern, treadDepth, treadStatus, treadStatusMessage, ...wheel }: Wheel) {
  return {
    ...wheel,
    threadPattern: treadPattern,
    threadDepth: treadDepth,
    threadStatusId: treadStatus,
    threadStatusMessage: treadStatusMessage,
  };
}

describe('storage', () => {
  test.each([
    ['login', vehicleFound, 'login'],
    ['validate', sent, 'validate'],
    ['loggedIn', loggedIn, 'loggedIn'],
    ['booking', chosen, 'loggedIn'],
    ['confirmation', confirmed, 'confirmation'],
  ] as const)('after a reload of %s', (_, facts, page) => {
    expect(readStoredTireHotel(writeStoredTireHotel(replay(facts)))?.stage).toBe(page);
  });

  test('keeps the number and the code that was sent last', () => {
    for (const facts of [vehicleFound, sent])
      expect(readStoredTireHotel(writeStoredTireHotel(replay(facts)))).toEqual(replay(facts));
  });

  test('holds no details of the booking, and no handle after the login', () => {
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

  test('what an earlier release stored is still read', () => {
    const customer = { encryptedPhoneNumber: 'a', obfuscatedPhoneNumber: 'b', regNo: 'MLB10A' };
    expect(readStoredTireHotel(JSON.stringify({ version: 1, customer }))).toMatchObject({
      stage: 'login',
      customer: { registrationNumber: 'MLB10A' },
    });
    const { registrationNumber: regNo, location, tires, ...vehicle } = testTireVehicle;
    const { workshopId: erpId, ...workshop } = { workshopId: '', ...location };
    const written = {
      ...vehicle,
      regNo,
      location: { ...workshop, erpId },
      tires: tires.map(({ equipmentPosition, wheel }) => ({
        equipmentPosition,
        wheel: inApi(wheel),
      })),
    };
    const validated = { status: 0, vehicles: [written] };
    expect(readStoredTireHotel(JSON.stringify({ version: 1, validated }))).toEqual({
      stage: 'loggedIn',
      validated: testValidated,
    });
  });

  propertyTest.prop([fc.json()])('any other JSON is not used', (json) => {
    expect(readStoredTireHotel(json)).toBeUndefined();
  });
});

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
