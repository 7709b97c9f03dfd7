import { fc } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { anyText } from '#domain/testing/anyText.ts';
import { readFailure } from '#domain/tireHotel/failure.ts';
import {
  createBrowser,
  prepareTireHotel,
  realToken,
  type TestBrowser,
  vehicle,
  workshop,
} from './testing/testHandlers.ts';

const { setUp, sessions } = prepareTireHotel();

test('a login that the provider has ended ends the session', async () => {
  const { browser, provider } = setUp();
  const it = browser();
  await it.logIn();
  provider.days.mockResolvedValueOnce(fail({ kind: 'login-ended' }));
  expect((await it.days()).json).toEqual({ failure: 'session-lost' });
  expect((await it.days()).status).toBe(401);
  expect(provider.days).toHaveBeenCalledTimes(1);
});

describe('logging out', () => {
  test('ends the session on both sides and removes the cookie', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    const { status, set } = await it.logout();
    expect([status, set]).toEqual([200, expect.stringContaining('Max-Age=0')]);
    expect(provider.logout).toHaveBeenCalledWith(realToken);
  });

  test('in two tabs is no failure', async () => {
    const { handlers, browser } = setUp();
    const it = browser();
    await it.logIn();
    const other = createBrowser(handlers, it.cookieNow());
    expect([(await it.logout()).status, (await other.logout()).status]).toEqual([200, 200]);
    expect((await browser().logout()).status).toBe(200);
  });

  test('works while the provider fails', async () => {
    const { browser, provider, log } = setUp();
    const it = browser();
    await it.logIn();
    provider.logout.mockResolvedValueOnce(fail({ kind: 'server-error', status: 500 }));
    expect((await it.logout()).status).toBe(200);
    expect(log).toHaveBeenCalledWith('tire hotel: logout: answered with status 500');
  });

  test('of an earlier login happens with the next one', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    provider.login.mockResolvedValueOnce(ok({ authorizationToken: 'NEXT' }));
    provider.validate.mockResolvedValueOnce(ok({ status: 0, vehicles: [vehicle] }));
    await it.logIn();
    expect(provider.logout).toHaveBeenCalledExactlyOnceWith(realToken);
  });
});

describe('anything else', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), anyText());
  const bodies = fc.oneof(
    fc.jsonValue(),
    fc.record({ startDate: texts, endDate: texts, regNo: fc.constant(vehicle.brandCode) }),
    fc.record({
      bookingDate: texts,
      bookingStart: fc.option(texts),
      regNo: fc.constant(vehicle.registrationNumber),
      freeText: texts,
      customer: fc.record({
        firstName: texts,
        lastName: texts,
        email: texts,
        phoneMobile: texts,
      }),
    }),
    fc.record({ rating: fc.double(), comment: texts, date: texts }),
  );

  test('is refused with a failure that the browser can read, and never reaches the provider', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.logIn();
    await it.book();
    provider.book.mockClear();
    const paths = fc.constantFrom('days', 'times', 'book', 'review');
    const at = { workshopIdentifier: workshop, departmentIdentifier: workshop };
    await fc.assert(
      fc.asyncProperty(paths, bodies, async (path, body) => {
        const { status, json } = await it.ask(path, at, body);
        expect([status, readFailure(json).kind]).toEqual([400, 'invalid-request']);
      }),
    );
    for (const asked of [provider.days, provider.times, provider.book, provider.review]) {
      expect(asked).not.toHaveBeenCalled();
    }
  });

  test('is no handle and no code', async () => {
    const { browser, provider } = setUp();
    const it = browser();
    await it.sendCode();
    provider.login.mockClear();
    await fc.assert(
      fc.asyncProperty(texts, texts, async (text, code) => {
        const login = await it.ask('login', { encryptedPhoneNumber: text });
        const validate = await it.ask('validate', { authToken: text, otpToken: code });
        expect([login.status, validate.status]).toEqual([401, 401]);
      }),
    );
    expect(provider.login).not.toHaveBeenCalled();
    expect(provider.validate).not.toHaveBeenCalled();
  });
});

describe('outages', () => {
  test.each(['search', 'login', 'validate', 'days', 'times', 'review'] as const)(
    'during %s are unavailable and logged without personal data',
    async (path) => {
      const { browser, provider, log } = setUp();
      const it = browser();
      const failure = fail({ kind: 'server-error', status: 500 } as const);
      const steps: Record<typeof path, () => ReturnType<TestBrowser['ask']>> = {
        search: () => it.search(),
        login: () => it.sendCode(),
        validate: () => it.logIn(),
        days: () => it.logIn().then(() => it.days()),
        times: () => it.logIn().then(() => it.times()),
        review: () =>
          it
            .logIn()
            .then(() => it.book())
            .then(() => it.review()),
      };
      provider[path].mockResolvedValueOnce(failure);
      const answer = await steps[path]();
      expect([answer.status, answer.json]).toEqual([503, { failure: 'unavailable' }]);
      expect(log.mock.calls.join()).toContain('answered with status 500');
      expect(log.mock.calls.join()).not.toMatch(/MLB|REAL/);
    },
  );

  test('of the sessions are unavailable and logged', async () => {
    const { browser, log } = setUp();
    const failure = fail({ kind: 'unavailable', reason: 'disk' } as const);
    vi.spyOn(sessions(), 'start').mockResolvedValueOnce(failure);
    expect((await browser().search()).status).toBe(503);
    expect(log).toHaveBeenCalledWith('tire hotel: sessions are unavailable: disk');
  });
});
