import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formTokenHeader, formTokenPath } from '#domain/forms/botCheck.ts';
import { leadsPath } from '#domain/leads/lead.ts';
import { servicesPort } from './support/addresses.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess } from './support/ownProcess.ts';
import { sendRaw } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const picture = '/-/media/nordvik-se/favicon.svg';
const graphql = '/sitecore/api/graph/edge';
const query = JSON.stringify({ query: '{ __typename }' });
const withKey = { 'content-type': 'application/json', sc_apikey: 'forecourt-local' };

for (const [method, path, status] of [
  ['PUT', '/', 405],
  ['DELETE', '/om-oss', 405],
  ['PROPFIND', '/', 405],
  ['TRACE', '/', 405],
  ['TRACE', '/api/cars', 405],
  ['PUT', '/api/cars', 405],
  ['DELETE', '/api/healthz', 405],
  ['POST', picture, 405],
  ['DELETE', graphql, 405],
] as const) {
  test(`${method} ${path} is ${status}`, async () => {
    expect((await sendRaw({ method, path })).status).toBe(status);
  });
}

test('a trailing dot and other letter case name the same host', async () => {
  for (const host of [
    'localhost.:3300',
    'LOCALHOST',
    'NORDVIK.EXAMPLE.',
    'Nordvik-SE.localhost.:3300',
  ]) {
    const answer = await sendRaw({ path: '/', headers: { host } });
    expect(answer.text, host).toContain('<html lang="sv"');
    expect(answer.status, host).toBe(200);
  }
});

test('a target in absolute form reaches its own host only', async () => {
  const answer = await sendRaw({ path: 'http://unknown.example/' });
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('Nordvik');
});

test('the services’ fault switches are not reachable', async () => {
  const faults = `http://127.0.0.1:${servicesPort}/faults`;
  const before = await (await fetch(faults)).json();
  for (const path of [
    '/api/platform/faults/jotform',
    '/%61pi/platform/faults/jotform',
    '/-/..%2ffaults/jotform',
    '/sitecore/api/..%2f..%2ffaults/jotform',
    '/sitecore/api/../../faults/jotform',
  ]) {
    const body = 'mode=failing';
    const answer = await sendRaw({ method: 'POST', path, body });
    expect([404, 405], path).toContain(answer.status);
  }
  const direct = { method: 'GET', path: '/api/platform/faults/jotform' };
  expect((await sendRaw(direct)).status).toBe(404);
  const foreign = {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: 'mode=failing',
  };
  expect((await fetch(`${faults}/jotform`, foreign)).status).toBe(403);
  expect(await (await fetch(faults)).json()).toEqual(before);
});

test('the platform’s services require a key', async () => {
  const ask = { method: 'POST', path: graphql, body: query };
  const answer = await sendRaw({ ...ask, headers: withKey });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ data: { __typename: expect.any(String) } });
  const headers = { 'content-type': 'application/json' };
  expect((await sendRaw({ ...ask, headers })).status).toBe(401);
});

test('large bodies are refused', async () => {
  const body = Buffer.alloc(2_000_000, 32);
  for (const path of [graphql, '/api/jotform']) {
    expect((await sendRaw({ method: 'POST', path, headers: withKey, body })).status).toBe(413);
  }
  const chunked = { 'transfer-encoding': 'chunked' };
  expect((await sendRaw({ method: 'POST', path: graphql, headers: chunked })).status).toBe(411);
});

test('media keep their protections, validation and ranges', async () => {
  const whole = await sendRaw({ path: picture });
  expect(whole.status).toBe(200);
  expect(whole.headers['x-content-type-options']).toBe('nosniff');
  expect(whole.headers['content-security-policy']).toContain('sandbox');
  const known = await sendRaw({
    path: picture,
    headers: { 'if-none-match': whole.headers.etag ?? '' },
  });
  expect(known.status).toBe(304);
  const part = await sendRaw({ path: picture, headers: { range: 'bytes=0-4' } });
  expect(part.status).toBe(206);
  expect(part.text).toHaveLength(5);
});

test('pictures with a made-up query are not optimised', async () => {
  const image = `/_next/image?w=640&q=75&url=${encodeURIComponent(`${picture}?a=1`)}`;
  expect((await sendRaw({ path: image })).status).toBe(404);
});

test('a media library in trouble gives 502 and 504', { tag: '@alone' }, async ({
  breakUpstream,
}) => {
  await breakUpstream('media', { mode: 'garbage' });
  expect((await sendRaw({ path: picture })).status).toBe(502);
  await breakUpstream('media', { mode: 'failing' });
  expect((await sendRaw({ path: picture })).status).toBe(502);
  await breakUpstream('media', { mode: 'slow', delayMs: 20_000 });
  expect((await sendRaw({ path: picture })).status).toBe(504);
});

test('a content platform in trouble gives 502', { tag: '@alone' }, async ({ breakUpstream }) => {
  for (const mode of ['garbage', 'failing'] as const) {
    await breakUpstream('content', { mode });
    const ask = { method: 'POST', path: graphql, headers: withKey, body: query };
    expect((await sendRaw(ask)).status).toBe(502);
  }
});

test.describe('with the limits of visitors', () => {
  // The other tests come from one address, so their site has higher limits.
  const { site: ownPort } = ownPorts('limits');
  const ownUrl = `http://localhost:${ownPort}`;
  let folder: string;
  let site: ReturnType<typeof createOwnProcess>;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-limits-'));
    site = createOwnProcess({
      program: 'server/main.ts',
      env: {
        PORT: String(ownPort),
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: folder,
        WORKERS: '2',
        TRUSTED_PROXIES: '127.0.0.1 ::1',
      },
      readyUrl: `${ownUrl}/healthz`,
    });
    await site.start();
  });
  test.afterAll(async () => {
    await site.end('SIGTERM');
    await rm(folder, { recursive: true });
  });

  /** Asks as a client of a proxy, on a connection of its own, so that all processes are asked. */
  function ask(client: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...init.headers, 'x-forwarded-for': client, connection: 'close' };
    return fetch(ownUrl + path, { ...init, headers, redirect: 'manual' });
  }

  function lead(values: object = {}) {
    const id = randomUUID();
    const phone = `+4670${id.replaceAll(/\D/g, '').padEnd(8, '0').slice(0, 8)}`;
    return {
      formName: 'nordvik-seSellCarForm',
      formSubmissionId: id,
      values: {
        regno: 'MLB12A',
        milage: '1000',
        selectedOption: 'sell',
        customerName: 'Kim Berg',
        customerPhone: phone,
        customerEmail: `${id}@example.com`,
        ...values,
      },
    };
  }

  function sendLead(client: string, headers: Record<string, string> = {}, values: object = {}) {
    return ask(client, leadsPath, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(lead(values)),
    });
  }

  const all = <Value>(count: number, make: (number: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, number) => make(number)));

  function statusesOf(answers: readonly Response[]): Readonly<Record<number, number>> {
    const counts = Map.groupBy(answers, ({ status }) => status);
    return Object.fromEntries([...counts].map(([status, { length }]) => [status, length]));
  }

  test('a client looks up so many places, and others go on', async () => {
    const answers = await all(130, (number) => ask('203.0.113.1', `/api/places?q=s${number % 5}`));
    const passed = answers.filter(({ status }) => status === 200).length;
    // One more is admitted every five seconds, however long the test takes.
    expect(passed).toBeGreaterThanOrEqual(120);
    expect(passed).toBeLessThan(130);
    const refused = answers.find(({ status }) => status === 429);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(5);
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    const body = { failure: 'too-many-requests', retryAfterSeconds: seconds };
    expect(await refused?.json()).toEqual(body);
    expect((await ask('203.0.113.2', '/api/places?q=s')).status).toBe(200);
  });

  test('leads without a token are few, and one with a token only has to wait', async () => {
    const client = '203.0.113.3';
    expect(statusesOf(await all(20, () => sendLead(client)))).toEqual({ 202: 10, 429: 10 });
    const { token } = await (await ask(client, formTokenPath)).json();
    const headers = { [formTokenHeader]: token };
    // All processes recognise the token; otherwise it would be too many.
    const early = await all(8, async () => (await sendLead(client, headers)).json());
    for (const answer of early) expect(answer).toMatchObject({ failure: 'too-soon' });
    await expect(async () => expect((await sendLead(client, headers)).status).toBe(202)).toPass();
  });

  test('many clients together reach a visitor only so often', async () => {
    const values = { customerEmail: 'kim@example.com' };
    const answers = await all(30, (number) => sendLead(`198.51.100.${number}`, {}, values));
    expect(statusesOf(answers)).toEqual({ 202: 20, 429: 10 });
  });

  test('a form without script that is filled in by a program leads to a message', async () => {
    const { formName, values } = lead({ website: 'https://spam.example' });
    const body = new URLSearchParams({ formName, source: `${ownUrl}/`, ...values });
    const post = { method: 'POST', headers: { origin: ownUrl }, body };
    const answer = await ask('203.0.113.4', leadsPath, post);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#lead-trapped']);
  });

  test('a proxy that names no client is logged', async () => {
    await fetch(`${ownUrl}/api/cars/words?site=nordvik-se&locale=sv`);
    await expect
      .poll(site.output)
      .toMatch(/proxies: \S+ is in TRUSTED_PROXIES and sends no readable/);
    expect(site.output()).not.toContain('203.0.113');
  });
});
