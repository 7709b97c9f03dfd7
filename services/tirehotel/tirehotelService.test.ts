import { describe, expect, test, vi } from 'vitest';
import {
  wireConfirmation,
  wireCustomer,
  wireDays,
  wireLogin,
  wireTimes,
  wireValidated,
} from '#upstream/tirehotel/wire.ts';
import { createSeedReader } from '../seed/seedReader.ts';
import { type Behaviour, behaviours, readAgreements } from './agreements.ts';
import { createTirehotelService } from './tirehotelService.ts';

const reader = createSeedReader('demo');
const demo = readAgreements('demo/tirehotel.yaml', reader);
const start = Date.parse('2026-11-23T10:00:00Z');

function setUp() {
  const clock = { now: start };
  const delay = vi.fn(async () => undefined);
  let code = 999;
  const newCode = () => {
    code += 1;
    return String(code);
  };
  const service = createTirehotelService({
    agreements: demo,
    apiKey: 'key',
    dataFolder: undefined,
    now: () => clock.now,
    today: () => new Date(clock.now).toISOString().slice(0, 10),
    newCode,
    delay,
    log: () => undefined,
  });
  async function ask(method: string, path: string, token = '', body?: unknown, key?: string) {
    const headers: Record<string, string> = { 'x-api-key': 'key' };
    if (token) headers['authorization'] = `Bearer ${token}`;
    if (key) headers['idempotency-key'] = key;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return service.handle(
      new Request(`http://services.test/tirehotel/${path}`, { method, headers, ...sent }),
    );
  }
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

  async function sendCode(regNo: string) {
    const found = await ask('GET', `authorization/search?regNo=${regNo}`);
    const { encryptedPhoneNumber } = wireCustomer.parse(await found.json());
    const sent = await ask('POST', `authorization/login?${query({ encryptedPhoneNumber })}`);
    return { token: wireLogin.parse(await sent.json()).authorizationToken, code: String(code) };
  }
  const validate = (authToken: string, otpToken: string) =>
    ask('POST', `authorization/validate?${query({ authToken, otpToken })}`);

  async function logIn(regNo: string) {
    const { token, code } = await sendCode(regNo);
    expect((await validate(token, code)).status).toBe(200);
    return token;
  }
  async function times(token: string, day: string, workshop = '105.tyres') {
    const body = { startDate: day, endDate: day, regNo: 'VO' };
    const answer = await ask(
      'POST',
      `booking/GetTimeslots?workshopIdentifier=${workshop}`,
      token,
      body,
    );
    const wire = wireTimes.parse(await answer.json());
    return wire.availableTimeSlotDates.flatMap(({ startTime }) => startTime);
  }
  async function days(token: string, workshop = '105.tyres', to = '2027-02-23') {
    const body = { startDate: '2026-11-20', endDate: to, regNo: 'VO' };
    const path = `booking/GetTimeslotDays?workshopIdentifier=${workshop}`;
    return ask('POST', path, token, body);
  }
  const book = (token: string, change: object = {}, key?: string, workshop = '105.tyres') =>
    ask(
      'POST',
      `booking/create?departmentIdentifier=${workshop}`,
      token,
      { ...booking, ...change },
      key,
    );
  return { ask, sendCode, validate, logIn, times, days, book, clock, delay, service };
}

const customer = {
  firstName: 'Kim',
  lastName: 'Berg',
  email: 'kim@example.com',
  phoneMobile: '+46701740605',
};
const booking = { bookingDate: '', bookingStart: '', regNo: 'MLB101', freeText: 'Hej', customer };

async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  return body && typeof body === 'object' && 'message' in body ? String(body.message) : '';
}

test('the demo’s agreements are valid and show every status and behaviour', () => {
  expect(reader.problems()).toEqual([]);
  const all = [...demo.agreements.values()];
  const statuses = all.flatMap(({ vehicles }) => vehicles.flatMap(({ tires }) => tires));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4]));
  const shown = new Set(all.map(({ behaviour }) => behaviour));
  expect(Object.keys(behaviours).filter((name) => !shown.has(name as Behaviour))).toEqual([]);
  expect(all.some(({ vehicles }) => vehicles.length > 1)).toBe(true);
  for (const regNo of demo.agreements.keys()) expect(regNo).toMatch(/^MLB\d\d[\dA-Z]$/);
});

describe('searching', () => {
  test('returns no readable number, and another text each time', async () => {
    const { ask } = setUp();
    const first = await (await ask('GET', 'authorization/search?regNo=MLB101')).json();
    const second = await (await ask('GET', 'authorization/search?regNo=MLB101')).json();
    expect(first).toMatchObject({ obfuscatedPhoneNumber: '••• ••• •• 05', regNo: 'MLB101' });
    expect(first).not.toEqual(second);
    const { encryptedPhoneNumber } = wireCustomer.parse(first);
    const readable = Buffer.from(encryptedPhoneNumber, 'base64').toString('latin1');
    expect(readable).not.toMatch(/1740605|MLB101/);
  });

  test.each(['', 'MLB999', 'mlb101', '__proto__', '%F0%9F%9A%97'])(
    '%s finds nothing',
    async (regNo) => {
      const { ask } = setUp();
      expect((await ask('GET', `authorization/search?regNo=${regNo}`)).status).toBe(404);
    },
  );

  test('needs the key', async () => {
    const { service } = setUp();
    const request = new Request('http://services.test/tirehotel/authorization/search?regNo=MLB101');
    expect((await service.handle(request)).status).toBe(401);
  });
});

describe('a code', () => {
  test('is a text message of four digits to the phone of the agreement', async () => {
    const { ask, sendCode } = setUp();
    const { code } = await sendCode('MLB101');
    const { messages } = await (await ask('GET', 'messages')).json();
    expect(messages).toEqual([
      { phone: '+46701740605', text: expect.stringContaining(code), sentAt: start },
    ]);
  });

  test('shows the vehicles of the agreement', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB104');
    const { status, vehicles } = wireValidated.parse(await (await validate(token, code)).json());
    expect([status, vehicles.length]).toEqual([0, 3]);
    expect(vehicles[0]).toMatchObject({
      regNo: 'MLB104',
      location: { erpId: '105.tyres', locationName: 'Nordvik Malmö' },
      tires: [{ equipmentPosition: 'Vänster fram', wheel: { threadStatusId: 0 } }, {}, {}, {}],
    });
  });

  test('is used once', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB101');
    expect((await validate(token, code)).status).toBe(200);
    const again = await validate(token, code);
    expect([again.status, await messageOf(again)]).toEqual([
      400,
      expect.stringMatching(/inte längre/),
    ]);
  });

  test('expires after five minutes', async () => {
    const { sendCode, validate, clock } = setUp();
    const [early, late] = [await sendCode('MLB101'), await sendCode('MLB102')];
    clock.now += 5 * 60_000 - 1;
    expect((await validate(early.token, early.code)).status).toBe(200);
    clock.now += 1;
    expect((await validate(late.token, late.code)).status).toBe(400);
  });

  test('can be tried five times', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode('MLB101');
    const tries = [];
    for (let at = 0; at < 5; at += 1) tries.push(await messageOf(await validate(token, '0000')));
    expect(new Set(tries)).toEqual(new Set([expect.stringContaining('stämmer inte')]));
    const sixth = await validate(token, code);
    expect([sixth.status, await messageOf(sixth)]).toEqual([
      400,
      expect.stringMatching(/För många/),
    ]);
  });

  test('makes the earlier one of the agreement invalid', async () => {
    const { sendCode, validate } = setUp();
    const [first, second] = [await sendCode('MLB101'), await sendCode('MLB101')];
    expect((await validate(first.token, first.code)).status).toBe(400);
    expect((await validate(second.token, second.code)).status).toBe(200);
  });

  test.each(['', 'a1b2', '１２３４'])('%s is wrong', async (code) => {
    const { sendCode, validate } = setUp();
    const { token } = await sendCode('MLB101');
    expect((await validate(token, code)).status).toBe(400);
  });

  test.each(['', 'AAAA', 'not base64 …'])('can’t be sent to the number %s', async (number) => {
    const { ask } = setUp();
    const answer = await ask(
      'POST',
      `authorization/login?encryptedPhoneNumber=${encodeURIComponent(number)}`,
    );
    expect([answer.status, await messageOf(answer)]).toEqual([400, expect.stringMatching(/./)]);
  });
});

describe('a login', () => {
  test('ends at logout and after eight hours', async () => {
    const { ask, logIn, days, clock } = setUp();
    const token = await logIn('MLB101');
    expect((await days(token)).status).toBe(200);
    await ask('POST', 'authorization/logout', token);
    expect((await days(token)).status).toBe(403);
    const other = await logIn('MLB101');
    clock.now += 8 * 3_600_000;
    expect((await days(other)).status).toBe(403);
  });

  test('begins with the right code only', async () => {
    const { sendCode, days } = setUp();
    const { token } = await sendCode('MLB101');
    expect((await days(token)).status).toBe(403);
    expect((await days('')).status).toBe(403);
  });
});

describe('days and times', () => {
  test('are in the future and on working days', async () => {
    const { logIn, days } = setUp();
    const wire = wireDays.parse(await (await days(await logIn('MLB101'))).json());
    const dates = wire.availableDates.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(30);
    expect(dates.every((date) => date > '2026-11-23' && date <= '2027-02-23')).toBe(true);
    const weekdays = dates.map((date) => new Date(date).getUTCDay());
    expect(weekdays).not.toContain(0);
    expect(weekdays).not.toContain(6);
  });

  test('fill up', async () => {
    const { logIn, times, book } = setUp();
    const token = await logIn('MLB101');
    const [time = ''] = await times(token, '2026-12-01');
    for (let at = 0; at < 2 && (await times(token, '2026-12-01')).includes(time); at += 1) {
      expect((await book(token, { bookingDate: time, bookingStart: time })).status).toBe(200);
    }
    expect(await times(token, '2026-12-01')).not.toContain(time);
    const late = await book(token, { bookingDate: time, bookingStart: time });
    expect([late.status, await messageOf(late)]).toEqual([
      409,
      expect.stringMatching(/inte längre/),
    ]);
  });

  test('are missing at a workshop without free days', async () => {
    const { logIn, days } = setUp();
    const answer = await days(await logIn('MLB105'), '109.tyres');
    expect(await answer.json()).toEqual({ availableDates: [] });
  });

  test('a day without times can be booked without one', async () => {
    const { logIn, times, days, book } = setUp();
    const token = await logIn('MLB101');
    expect(await times(token, '2026-12-04')).toEqual([]);
    expect(await (await days(token)).text()).toContain('2026-12-04');
    const made = await book(token, { bookingDate: '2026-12-04', bookingStart: null });
    expect(wireConfirmation.parse(await made.json())).toMatchObject({
      isFullDay: true,
      appointmentTime: '2026-12-04T00:00:00',
    });
    const timed = { bookingDate: '2026-12-01', bookingStart: null };
    expect(await messageOf(await book(token, timed))).toContain('Välj en tid');
    const sunday = { bookingDate: '2026-11-29', bookingStart: null };
    expect(await messageOf(await book(token, sunday))).toContain('Dagen');
  });
});

describe('a booking', () => {
  test('is confirmed with everything the visitor sees', async () => {
    const { logIn, times, book } = setUp();
    const token = await logIn('MLB101');
    const [time = ''] = await times(token, '2026-12-02');
    const made = await book(token, { bookingDate: time, bookingStart: time });
    expect(wireConfirmation.parse(await made.json())).toEqual({
      bookingConfirmationId: expect.stringMatching(/^DH-/),
      services: [{ name: 'Hjulskifte' }],
      appointmentTime: time,
      isFullDay: false,
      workshop: {
        name: 'Nordvik Malmö, Däckhotell',
        address: 'Stenyxegatan 18, 213 76 Malmö',
        email: 'dack.malmo@nordvik.example',
        phoneNumber: '08-465 004 30',
      },
      freeText: 'Hej',
      customerBase: customer,
    });
  });

  test('is made once for each key', async () => {
    const { logIn, times, book } = setUp();
    const token = await logIn('MLB101');
    const [time = '', other = ''] = await times(token, '2026-12-02');
    const change = { bookingDate: time, bookingStart: time };
    const first = await (await book(token, change, 'once')).json();
    expect(await (await book(token, change, 'once')).json()).toEqual(first);
    const second = await book(token, { bookingDate: other, bookingStart: other }, 'twice');
    expect(await second.json()).not.toEqual(first);
  });

  test('is for a vehicle of the agreement', async () => {
    const { logIn, book } = setUp();
    expect((await book(await logIn('MLB101'), { regNo: 'MLB102' })).status).not.toBe(200);
  });

  test.each<[string, object]>([
    ['bookingDate', { bookingDate: '2026-11-24T08:00:00', bookingStart: '2026-11-24T08:00:00' }],
    ['bookingDate', { bookingDate: '2027-02-24', bookingStart: null }],
    ['bookingDate', { bookingDate: '9999-12-31', bookingStart: null }],
    ['bookingDate', { bookingDate: '2026-02-30', bookingStart: null }],
    ['freeText', { freeText: 'x'.repeat(1_001) }],
    ['firstName', { customer: { ...customer, firstName: ' ' } }],
    ['lastName', { customer: { ...customer, lastName: 'x'.repeat(101) } }],
    ['email', { customer: { ...customer, email: 'kim@example' } }],
    ['phoneMobile', { customer: { ...customer, phoneMobile: '070 123 45 67' } }],
  ])('with an invalid %s is refused by its name: %j', async (field, change) => {
    const { logIn, book } = setUp();
    const day = { bookingDate: '2026-12-04', bookingStart: null };
    const answer = await book(await logIn('MLB101'), { ...day, ...change });
    expect([answer.status, await answer.json()]).toEqual([400, { fields: [field] }]);
  });

  test('is offered neither sooner nor later than it can be made', async () => {
    const { logIn, days, times } = setUp();
    const token = await logIn('MLB101');
    const { availableDates } = wireDays.parse(
      await (await days(token, '105.tyres', '2027-06-01')).json(),
    );
    const dates = availableDates.map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(20);
    expect(dates.filter((date) => date < '2026-11-26' || date > '2027-02-23')).toEqual([]);
    for (const day of ['2026-11-24', '2026-11-25', '2027-03-01', '2030-01-07']) {
      expect(await times(token, day), day).toEqual([]);
    }
  });

  test('needs a complete request', async () => {
    const { logIn, book } = setUp();
    const token = await logIn('MLB101');
    expect((await book(token, { customer: {} })).status).toBe(400);
    expect((await book(token, { freeText: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

describe('special agreements', () => {
  const special = (behaviour: Behaviour) =>
    [...demo.agreements].find(([, agreement]) => agreement.behaviour === behaviour)?.[0] ?? '';

  test.each([
    ['failingSearch', 500],
    ['garbage', 200],
    ['slow', 200],
  ] as const)('%s', async (behaviour, status) => {
    const { ask, delay } = setUp();
    const answer = await ask('GET', `authorization/search?regNo=${special(behaviour)}`);
    expect(answer.status).toBe(status);
    expect(wireCustomer.safeParse(await answer.json().catch(() => undefined)).success).toBe(
      behaviour === 'slow',
    );
    expect(delay).toHaveBeenCalledTimes(behaviour === 'slow' ? 1 : 0);
  });

  test.each(['noPhone', 'noMessages'] as const)(
    '%s sends no code and says why',
    async (behaviour) => {
      const { ask } = setUp();
      const found = await ask('GET', `authorization/search?regNo=${special(behaviour)}`);
      const number = encodeURIComponent(
        wireCustomer.parse(await found.json()).encryptedPhoneNumber,
      );
      const answer = await ask('POST', `authorization/login?encryptedPhoneNumber=${number}`);
      expect(answer.ok).toBe(false);
      expect(await messageOf(answer)).not.toBe('');
      expect(await (await ask('GET', 'messages')).json()).toEqual({ messages: [] });
    },
  );

  test('lockedCodes refuses the right code', async () => {
    const { sendCode, validate } = setUp();
    const { token, code } = await sendCode(special('lockedCodes'));
    expect((await validate(token, code)).status).toBe(400);
  });

  test.each([
    ['failingDays', 500],
    ['failingTimes', 200],
    ['shortLogin', 200],
  ] as const)('%s answers days with %i', async (behaviour, status) => {
    const { logIn, days, ask } = setUp();
    const token = await logIn(special(behaviour));
    expect((await days(token)).status).toBe(status);
    const body = { startDate: '2026-12-01', endDate: '2026-12-01', regNo: 'VO' };
    const path = 'booking/GetTimeslots?workshopIdentifier=105.tyres';
    const after = { failingDays: 200, failingTimes: 500, shortLogin: 403 }[behaviour];
    expect((await ask('POST', path, token, body)).status).toBe(after);
  });

  test.each([
    ['takenTimes', 409],
    ['failingBooking', 500],
  ] as const)('%s answers a booking with %i', async (behaviour, status) => {
    const { logIn, times, book } = setUp();
    const regNo = special(behaviour);
    const token = await logIn(regNo);
    const [time = ''] = await times(token, '2026-12-01');
    const answer = await book(token, { regNo, bookingDate: time, bookingStart: time });
    expect(answer.status).toBe(status);
  });

  test('failingReview fails, others are stored', async () => {
    const { logIn, ask, service } = setUp();
    const review = { rating: 4, comment: '<b>Bra</b>', date: '2026-11-23T10:00:00Z' };
    const failing = await logIn(special('failingReview'));
    expect((await ask('POST', 'review/addReview', failing, review)).status).toBe(500);
    const token = await logIn('MLB101');
    expect((await ask('POST', 'review/addReview', token, review)).status).toBe(200);
    const second = await ask('POST', 'review/addReview', token, review);
    expect([second.status, await messageOf(second)]).toEqual([
      409,
      expect.stringContaining('redan'),
    ]);
    const panels = (service.panels ?? []).map(({ render }) => String(render()));
    expect(panels.join()).toContain('&lt;b&gt;Bra');
    expect(panels.join()).toContain('MLB101');
  });
});
