import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { addDays } from '#domain/addDays.ts';
import { todayAt } from '#domain/booking/today.ts';
import { tireHotelPaths } from '#domain/tireHotel/service.ts';
import { testBooking, testReview } from '#domain/tireHotel/testing/testTireHotel.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess, type OwnProcess } from './support/ownProcess.ts';
import {
  createTireHotelVisitor,
  newestCodeOf,
  type TireHotelAnswer,
  type TireHotelPath,
  type TireHotelVisitor,
} from './support/tireHotelVisitor.ts';

// Beside the ports of the other tests. Two processes of the site share a data folder.
const { site, secondSite, services: servicesPort } = ownPorts('tireHotelSecurity');
const sitePorts = [site, secondSite] as const;
const servicesUrl = `http://127.0.0.1:${servicesPort}`;

/** The owner of the vehicle: nothing of it may reach anybody else. */
const regNo = 'MLB101';
const customer = {
  firstName: 'Signe',
  lastName: 'Öhrström',
  email: 'signe.ohrstrom@example.com',
  phoneMobile: '+46701740699',
};
const workshop = '105.tyres';
/** Enough for the tests of one vehicle. */
const codeLimit = 12;
const timeslots = { startDate: '2026-01-01', endDate: '2099-01-01', regNo: 'VO' };
/** Nothing shorter than five letters, which encrypted texts contain by chance. */
const personal = [regNo, '46701740605', customer.phoneMobile, 'Signe', 'hrstr', 'Nokian'];

let folder: string;
let sites: readonly OwnProcess[];
let services: OwnProcess;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-tire-hotel-'));
  const group = join(folder, 'group');
  await mkdir(group);
  await copyFile('demo/tirehotel.yaml', join(group, 'tirehotel.yaml'));
  services = createOwnProcess({
    program: 'services/main.ts',
    env: {
      PORT: String(sitePorts[0]),
      SERVICES_PORT: String(servicesPort),
      GROUP_DIR: group,
      DATA_DIR: join(folder, 'services'),
    },
    readyUrl: `${servicesUrl}/healthz`,
  });
  sites = sitePorts.map((port) =>
    createOwnProcess({
      program: 'server/main.ts',
      env: {
        PORT: String(port),
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: join(folder, 'site'),
        CODE_LIMIT: String(codeLimit),
        // Each test has a different client address.
        TRUSTED_PROXIES: '127.0.0.1, ::1',
      },
      readyUrl: `http://localhost:${port}/healthz`,
    }),
  );
  await Promise.all([services, ...sites].map(({ start }) => start()));
});
test.afterAll(async () => {
  await Promise.all([...sites, services].map(({ end }) => end('SIGTERM')));
  await rm(folder, { recursive: true });
});

/** A browser that uses both processes of the site in turn. */
function createVisitor(cookie = ''): TireHotelVisitor {
  const origins = sitePorts.map((port) => `http://localhost:${port}`);
  return createTireHotelVisitor({ origins, servicesOrigin: servicesUrl, regNo, cookie });
}

const latestCode = () => newestCodeOf(servicesUrl);

/** A booking at a time that can be booked, whenever the test runs. */
function ownersBooking() {
  const start = `${addDays(todayAt(Date.now()), 10)}T08:00:00`;
  return { ...testBooking, bookingDate: start, bookingStart: start, regNo, customer };
}

/** Every call that needs a session, with the values of another visitor's session. */
async function callAll(
  visitor: TireHotelVisitor,
  { authToken, encryptedPhoneNumber }: Awaited<ReturnType<typeof visitor.logIn>>,
): Promise<readonly TireHotelAnswer[]> {
  return [
    await visitor.ask('login', { encryptedPhoneNumber }),
    await visitor.ask('validate', { authToken, otpToken: await latestCode() }),
    await visitor.ask('days', { workshopIdentifier: workshop }, timeslots),
    await visitor.ask('times', { workshopIdentifier: workshop }, timeslots),
    await visitor.ask('book', { departmentIdentifier: workshop }, ownersBooking()),
    await visitor.ask('review', {}, testReview),
  ];
}

function expectNothing(answers: readonly TireHotelAnswer[]): void {
  for (const { status, headers, text } of answers) {
    expect([status, JSON.parse(text)]).toEqual([401, { failure: 'session-lost' }]);
    const all = [text, ...[...headers].flat()].join('\n');
    for (const secret of personal) expect(all).not.toContain(secret);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([]);
  }
}

function expireSessions(): void {
  const database = new DatabaseSync(join(folder, 'site', 'sessions', 'tirehotel.sqlite'));
  database.exec(`UPDATE sessions SET used_at = used_at - ${30 * 60_000}`);
  database.close();
}

test('without a session, every call learns nothing', async () => {
  const values = await createVisitor().logIn();
  expectNothing(await callAll(createVisitor(), values));
});

test('with an expired session, every call learns nothing', async () => {
  const owner = createVisitor();
  const values = await owner.logIn();
  expireSessions();
  expectNothing(await callAll(createVisitor(owner.cookie()), values));
});

test('with a foreign session, every call learns nothing', async () => {
  const values = await createVisitor().logIn();
  const stranger = createVisitor();
  await stranger.ask('search', { regNo: 'MLB102' });
  expectNothing(await callAll(stranger, values));
  const owner = createVisitor();
  const [found] = [JSON.parse((await owner.ask('search', { regNo: 'MLB102' })).text)];
  await owner.ask('login', { encryptedPhoneNumber: found.encryptedPhoneNumber });
  expectNothing(await callAll(owner, values));
});

test('the id of a session before the login, or after the logout, is useless', async () => {
  const owner = createVisitor();
  await owner.ask('search', { regNo });
  const before = owner.cookie();
  const values = await owner.logIn();
  const after = owner.cookie();
  expect(after).not.toBe(before);
  expectNothing(await callAll(createVisitor(before), values));
  expect((await owner.ask('logout')).status).toBe(200);
  expectNothing(await callAll(createVisitor(after), values));
});

test('a race of 100 guesses gets five, in two processes together', async () => {
  const visitor = createVisitor();
  const { ask, sendCode } = visitor;
  const { authToken } = await sendCode();
  const code = await latestCode();
  const wrong = Array.from({ length: 100 }, (_, at) => String(9_999 - at)).filter(
    (guess) => guess !== code,
  );
  const answers = await Promise.all(
    wrong.map((otpToken, at) =>
      ask('validate', { authToken, otpToken }, undefined, { 'x-forwarded-for': `203.0.113.${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(wrong.length - 5);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('validate', { authToken, otpToken: code })).status).toBe(429);
});

test('the numbers of codes and searches are limited', async () => {
  const visitor = createVisitor();
  const found = JSON.parse((await visitor.ask('search', { regNo: 'MLB103' })).text);
  const { encryptedPhoneNumber } = found;
  const codes = [];
  for (let at = 0; at <= codeLimit; at += 1)
    codes.push(await visitor.ask('login', { encryptedPhoneNumber }));
  expect(codes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: codeLimit }, () => 200),
    429,
  ]);
  expect(Number(codes.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60);
  const other = createVisitor();
  const elsewhere = JSON.parse((await other.ask('search', { regNo: 'MLB103' })).text);
  const refused = await other.ask('login', {
    encryptedPhoneNumber: elsewhere.encryptedPhoneNumber,
  });
  expect(refused.status).toBe(429);
  const searches = [];
  for (let at = 0; at < 31; at += 1) {
    searches.push((await other.ask('search', { regNo: `MLB${500 + at}` })).status);
  }
  expect(searches.slice(0, 29)).toEqual(Array.from({ length: 29 }, () => 404));
  expect(searches[30]).toBe(429);
});

test('pages of other sites can’t act for a visitor', async () => {
  const owner = createVisitor();
  await owner.logIn();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]) {
    for (const path of Object.keys(tireHotelPaths) as TireHotelPath[]) {
      const answer = await owner.ask(path, { regNo }, path === 'search' ? undefined : {}, headers);
      expect([answer.status, answer.text]).toEqual([403, '{"failure":"cross-site"}']);
    }
  }
});

test('requests of a page with a registration number in its address don’t name it', async () => {
  const policy = async (path: string) => {
    const answer = await fetch(`http://localhost:${sitePorts[0]}${path}`);
    return answer.headers.get('referrer-policy');
  };
  expect(await policy(`/dackhotell?regNo=${regNo}`)).toBe('strict-origin');
  expect(await policy('/dackhotell')).not.toBe('strict-origin');
});

test('nothing personal is in the logs, nor in the site’s files', async () => {
  const owner = createVisitor();
  const { authToken, encryptedPhoneNumber } = await owner.logIn();
  const fault = JSON.stringify({ mode: 'failing' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${servicesUrl}/faults/tirehotel`, { method: 'PUT', headers, body: fault });
  const failing = [
    await owner.ask('search', { regNo }),
    await owner.ask('days', { workshopIdentifier: workshop }, timeslots),
    await owner.ask('book', { departmentIdentifier: workshop }, ownersBooking()),
  ];
  await fetch(`${servicesUrl}/faults`, { method: 'DELETE' });
  expect(failing.map(({ status }) => status)).toEqual([503, 503, 504]);
  const written = [...sites, services].map(({ output }) => output()).join('\n');
  expect(written).toContain('tire hotel: search');
  const files = await readdir(join(folder, 'site'), { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
  );
  const secrets = [
    ...personal,
    authToken,
    encryptedPhoneNumber,
    owner.cookie().split('=')[1] ?? '',
  ];
  for (const secret of secrets) {
    expect(written).not.toContain(secret);
    expect(contents.join('\n')).not.toContain(secret);
  }
});
