import { describe, expect, test } from 'vitest';
import {
  wireConfirmation,
  wireCustomer,
  wireDays,
  wireValidated,
  wireVehicle,
} from '#upstream/tirehotel/wire.ts';
import type { Behaviour } from './agreements.ts';
import { customer, demo, messageOf, setUp } from './testing/tirehotelSetUp.ts';

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

  test('is shown at the next login, until its day is over', async () => {
    const { logIn, sendCode, validate, times, book, clock } = setUp();
    const visit = async () => {
      const { token, code } = await sendCode('MLB101');
      const wire = wireValidated.parse(await (await validate(token, code)).json());
      return wireVehicle.parse(wire.vehicles[0]).visit;
    };
    expect(await visit()).toBeUndefined();
    const token = await logIn('MLB101');
    for (const day of ['2026-12-03', '2026-12-02']) {
      const [time = ''] = await times(token, day);
      expect((await book(token, { bookingDate: time, bookingStart: time })).status).toBe(200);
    }
    expect(await visit()).toEqual({
      bookingConfirmationId: expect.stringMatching(/^DH-/),
      appointmentTime: expect.stringMatching(/^2026-12-02T/),
      isFullDay: false,
    });
    clock.now = Date.parse('2026-12-03T22:00:00Z');
    expect(await visit()).toMatchObject({
      appointmentTime: expect.stringMatching(/^2026-12-03T/),
    });
    clock.now = Date.parse('2026-12-04T01:00:00Z');
    expect(await visit()).toBeUndefined();
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
