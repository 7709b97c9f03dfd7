import { describe, expect, test } from 'vitest';
import { tireHotelNames } from '#domain/tireHotel/apiNames.ts';
import {
  testBooking,
  testConfirmation,
  testReview,
} from '#domain/tireHotel/testing/testTireHotel.ts';
import {
  createBrowser,
  prepareTireHotel,
  realNumber,
  realToken,
  timeslots,
  vehicle,
  workshop,
} from './testing/testHandlers.ts';

const { setUp, advance } = prepareTireHotel();

test('the whole flow, without a value of the provider reaching the browser', async () => {
  const { browser, provider } = setUp();
  const it = browser();
  const answers = [await it.search(' mlb 10a '), await it.logIn(), await it.days()];
  answers.push(await it.times(), await it.book(), await it.review(), await it.logout());
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  for (const { text, headers } of answers) {
    expect(text).not.toContain(realToken);
    expect(text).not.toContain('REAL-NUMBER');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect(provider.search).toHaveBeenCalledWith('MLB10A');
  expect(provider.login).toHaveBeenCalledWith(realNumber);
  expect(provider.validate).toHaveBeenCalledWith(realToken, '1234');
  const at = { token: realToken, workshop };
  expect(provider.days).toHaveBeenCalledWith(at, tireHotelNames.fromApi(timeslots));
  expect(provider.book).toHaveBeenCalledWith(at, testBooking, expect.stringMatching(/^[\w-]{43}$/));
  expect(provider.review).toHaveBeenCalledWith(realToken, testReview);
  expect(provider.logout).toHaveBeenCalledWith(realToken);
});

test('answers have the documented names', async () => {
  const it = setUp().browser();
  const customer = (await it.search()).json;
  expect(customer).toEqual({
    encryptedPhoneNumber: expect.stringMatching(/^[\w-]{24}$/),
    obfuscatedPhoneNumber: '•• 67',
    regNo: 'MLB10A',
  });
  expect((await it.sendCode()).json).toEqual({
    authorizationToken: expect.stringMatching(/^[\w-]{24}$/),
  });
  // Only the vehicle that is shown leaves the server.
  expect((await it.logIn()).json).toEqual({
    status: 0,
    vehicles: [JSON.parse(JSON.stringify(tireHotelNames.toApi(vehicle)))],
  });
  expect((await it.days()).json).toEqual({ availableDates: [{ date: '2026-12-01' }] });
  expect((await it.times()).json).toEqual({
    availableTimeSlotDates: [{ startTime: ['2026-12-01T08:00:00'] }],
  });
  expect((await it.book()).json).toEqual(testConfirmation);
  expect((await it.review()).json).toEqual({});
});

describe('the cookie', () => {
  test('is hidden from scripts and other sites, and needs TLS', async () => {
    const { set } = await setUp().browser().search();
    expect(set).toMatch(/^__Host-tirehotel=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  });

  test('changes with the login, and the old one is useless', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.search();
    const before = it.cookieNow();
    await it.logIn();
    expect(it.cookieNow()).not.toBe(before);
    const old = createBrowser(handlers, before);
    expect((await old.days()).json).toEqual({ failure: 'session-lost' });
    expect((await it.days()).status).toBe(200);
  });

  test('is kept by a second search', async () => {
    const it = setUp().browser();
    await it.search();
    expect((await it.search()).set).toBeNull();
  });

  test('on a developer’s machine has no prefix', async () => {
    const it = setUp().browser();
    const { set } = await it.ask('search', { regNo: 'MLB10A' }, undefined, {
      host: 'nordvik-se.localhost:3000',
    });
    expect(set).toMatch(/^tirehotel=/);
  });

  test('is refused if the request has it twice', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.logIn();
    const twice = createBrowser(handlers, `${it.cookieNow()}; __Host-tirehotel=${'A'.repeat(43)}`);
    expect((await twice.days()).status).toBe(401);
  });
});

const guarded = ['login', 'validate', 'days', 'times', 'book', 'review'] as const;

/** Each guarded call, as a visitor makes it whose session isn't the one of its values. */
function callWith(it: ReturnType<typeof createBrowser>, path: (typeof guarded)[number]) {
  switch (path) {
    case 'login':
      return it.ask('login', { encryptedPhoneNumber: 'A'.repeat(24) });
    case 'validate':
      return it.ask('validate', { authToken: 'A'.repeat(24), otpToken: '1234' });
    case 'days':
      return it.days();
    case 'times':
      return it.times();
    case 'book':
      return it.book();
    case 'review':
      return it.review();
  }
}

describe.each(guarded)('%s', (path) => {
  test.each(['no', 'an unknown', 'a malformed', 'an expired', 'an anonymous', 'an ended'])(
    'is refused with %s session',
    async (kind) => {
      const { handlers, provider, browser } = setUp();
      const owner = browser();
      await owner.logIn();
      const cookies: Record<string, string> = {
        no: '',
        'an unknown': `__Host-tirehotel=${'A'.repeat(43)}`,
        'a malformed': '__Host-tirehotel=%00',
        'an expired': owner.cookieNow(),
        'an ended': owner.cookieNow(),
      };
      if (kind === 'an expired') advance(30 * 60_000);
      if (kind === 'an ended') await createBrowser(handlers, owner.cookieNow()).logout();
      const it = createBrowser(handlers, cookies[kind]);
      if (kind === 'an anonymous') await it.search();
      const calls = Object.values(provider).map((call) => call.mock.calls.length);
      const answer = await callWith(it, path);
      expect([answer.status, answer.json]).toEqual([401, { failure: 'session-lost' }]);
      expect(Object.values(provider).map((call) => call.mock.calls.length)).toEqual(calls);
    },
  );

  test('is refused from pages of other sites', async () => {
    const { browser } = setUp();
    const it = browser();
    await it.logIn();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const answer = await it.ask(path, {}, {}, headers);
      expect([answer.status, answer.json]).toEqual([403, { failure: 'cross-site' }]);
    }
  });
});

test('search and logout are refused from pages of other sites', async () => {
  const { browser, provider } = setUp();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['search', 'logout'] as const) {
    expect((await browser().ask(path, {}, undefined, foreign)).status).toBe(403);
  }
  expect(provider.search).not.toHaveBeenCalled();
});

describe('handles', () => {
  test('are useless in another session', async () => {
    const { browser, provider } = setUp();
    const [owner, thief] = [browser(), browser()];
    const { encryptedPhoneNumber } = (await owner.search()).json;
    const { authorizationToken } = (await owner.sendCode()).json;
    await thief.sendCode();
    provider.login.mockClear();
    expect((await thief.ask('login', { encryptedPhoneNumber })).status).toBe(401);
    const otpToken = '1234';
    expect((await thief.ask('validate', { authToken: authorizationToken, otpToken })).status).toBe(
      401,
    );
    expect(provider.login).not.toHaveBeenCalled();
    expect(provider.validate).not.toHaveBeenCalled();
  });

  test('are replaced by the next search and the next code', async () => {
    const it = setUp().browser();
    const { encryptedPhoneNumber } = (await it.search()).json;
    const { authorizationToken: authToken } = (await it.sendCode()).json;
    await it.sendCode();
    expect((await it.ask('login', { encryptedPhoneNumber })).status).toBe(401);
    expect((await it.ask('validate', { authToken, otpToken: '1234' })).status).toBe(401);
  });

  test('are not the provider’s values', async () => {
    const it = setUp().browser();
    await it.sendCode();
    expect((await it.ask('login', { encryptedPhoneNumber: realNumber })).status).toBe(401);
    expect((await it.ask('validate', { authToken: realToken, otpToken: '1234' })).status).toBe(401);
  });
});
