import { expect, vi } from 'vitest';
import { wireCustomer, wireLogin, wireTimes } from '#upstream/tirehotel/wire.ts';
import { createSeedReader } from '../../seed/seedReader.ts';
import { readAgreements } from '../agreements.ts';
import { createTirehotelService } from '../tirehotelService.ts';

export const reader = createSeedReader('demo');

export const demo = readAgreements('demo/tirehotel.yaml', reader);

export const start = Date.parse('2026-11-23T10:00:00Z');

export function setUp() {
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

export const customer = {
  firstName: 'Kim',
  lastName: 'Berg',
  email: 'kim@example.com',
  phoneMobile: '+46701740605',
};

const booking = {
  bookingDate: '',
  bookingStart: '',
  regNo: 'MLB101',
  freeText: 'Hej',
  customer,
};

export async function messageOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  return body && typeof body === 'object' && 'message' in body ? String(body.message) : '';
}
