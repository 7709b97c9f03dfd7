import { servicesPort } from './support/addresses.ts';
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
