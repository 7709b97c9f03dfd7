import { naughtyStrings } from './support/naughtyStrings.ts';
import { type RawAnswer, type RawRequest, sendRaw, sendText } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

const picture = '/-/media/nordvik-se/favicon.svg';
const graphql = '/sitecore/api/graph/edge';
const withKey = { 'content-type': 'application/json', sc_apikey: 'forecourt-local' };

/** Sends many requests, a few at a time, and returns the problem of every answer that fails a check. */
async function sendAll(
  requests: readonly RawRequest[],
  objection: (answer: RawAnswer, request: RawRequest) => string | undefined = () => undefined,
): Promise<void> {
  const problems: string[] = [];
  const queue = [...requests];
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const answer = await sendRaw(next).catch((error: Error) => error);
      const problem = answer instanceof Error ? answer.message : problemOf(answer, next, objection);
      if (problem !== undefined) problems.push(`${JSON.stringify(next).slice(0, 200)}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(problems).toEqual([]);
}

function problemOf(
  answer: RawAnswer,
  request: RawRequest,
  objection: (answer: RawAnswer, request: RawRequest) => string | undefined,
): string | undefined {
  if (answer.status >= 500) return `status ${answer.status}`;
  const { location, 'set-cookie': cookies } = answer.headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  if (cookies?.some((cookie) => cookie.startsWith('a='))) return 'a header was split';
  if (/root:.*:0:0:/.test(answer.text)) return 'a file of the machine was sent';
  const isOtherSite = /<html lang="(?!sv")/.test(answer.text) && answer.text.includes('<header');
  if (isOtherSite) return 'a page of another site';
  return objection(answer, request);
}

/** Percent-encodes characters that are not allowed in a request target; existing escapes are kept. */
function inTarget(text: string): string {
  return Array.from(text.toWellFormed(), (character) =>
    /^[!-~]$/.test(character) ? character : encodeURIComponent(character),
  ).join('');
}

/** The texts that this run tries. Those beside each other in the corpus are of the same kind. */
const texts = tried(naughtyStrings, (_, at) => at % 8 === 0);

const targets = texts.map(inTarget);
const paths = targets.map((text) => text.replaceAll(/[?#]/g, encodeURIComponent));

test('the corpus is large', () => {
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(500);
});

test('no path of a page breaks the site', async () => {
  test.setTimeout(60_000);
  await sendAll(paths.map((path) => ({ path: `/${path}` })));
});

test('no path below a page breaks the site', async () => {
  test.setTimeout(60_000);
  await sendAll(paths.map((path) => ({ path: `/kop-bil/bilar-i-lager/${path}` })));
});

for (const prefix of [
  '/-/media/',
  '/-/',
  '/_i/640/-/media/',
  '/_next/',
  '/api/',
  '/api/cars/',
  '/api/platform/',
  '/sitecore/api/',
]) {
  test(`no path below ${prefix} breaks the site`, async () => {
    await sendAll(
      paths.map((path) => ({ path: prefix + path })),
      ({ status, headers }, { path }) =>
        status === 200 && !path.includes('..') ? `${headers['content-type']}` : undefined,
    );
  });
}

test('no query breaks a page, a route or the image optimiser', async () => {
  test.setTimeout(60_000);
  const values = targets.map((text) => text.replaceAll(/[&#]/g, encodeURIComponent));
  const addresses = [
    '/?a=',
    '/api/cars?site=nordvik-se&locale=sv&',
    '/api/stories?',
    '/_next/image?url=',
  ];
  await sendAll(
    values.flatMap((value, at) => [
      { path: `${addresses[at % addresses.length]}${value}` },
      { path: `/_next/image?w=640&q=75&url=/-/media/${encodeURIComponent(value)}` },
    ]),
  );
});

test('no search breaks a list of cars', async () => {
  test.setTimeout(60_000);
  const names = ['keyphrase', 'page', 'car_price', 'sortName', 'car_brand'];
  const some = targets.filter((_, at) => at % 4 === 0).map((text) => text.replaceAll(/[&#]/g, ''));
  await sendAll(
    some.map((value, at) => ({
      path: `/kop-bil/bilar-i-lager?${names[at % names.length]}=${value}`,
    })),
  );
});

test('no header breaks the site', async () => {
  const names = [
    'accept',
    'accept-language',
    'cookie',
    'range',
    'if-none-match',
    'next-action',
    'rsc',
    'next-router-state-tree',
    'next-router-prefetch',
    'next-url',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-for',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-matched-path',
    'x-nextjs-data',
    'x-invoke-path',
    'origin',
    'sec-fetch-site',
    'content-type',
    'referer',
    'user-agent',
    'purpose',
  ];
  const values = texts.map((text) =>
    Buffer.from(text.toWellFormed().replaceAll(/[^\t\x20-\u{10ffff}]|\x7f/gu, '')).toString(
      'latin1',
    ),
  );
  const addresses = ['/', picture, '/api/stories', '/om-oss'];
  await sendAll(
    values.map((value, at) => ({
      path: addresses[at % addresses.length] ?? '/',
      headers: { [names[at % names.length] ?? 'accept']: value.slice(0, 4_000) },
    })),
  );
});

test('routers of the framework are not misled by its internal headers', async () => {
  const headers = ['/nordvik-no/nb', '/api/platform/faults', 'proxy:proxy', '1', '[', '%5B'];
  const names = [
    'rsc',
    'next-router-state-tree',
    'x-matched-path',
    'x-invoke-path',
    'x-nextjs-data',
    'next-action',
    'x-middleware-subrequest',
    'next-router-segment-prefetch',
  ];
  await sendAll(
    names.flatMap((name) =>
      headers.flatMap((value) => [
        { path: '/', headers: { [name]: value } },
        { path: '/finns-inte', headers: { [name]: value, rsc: '1' } },
      ]),
    ),
  );
});

test('no body breaks a route', async () => {
  const types = [
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=a',
    'application/x-www-form-urlencoded',
  ];
  await sendAll(
    texts.map((body, at) => ({
      method: 'POST',
      path: at % 2 === 0 ? '/api/jotform' : graphql,
      headers: { 'content-type': types[at % types.length] ?? '', ...(at % 4 === 1 && withKey) },
      body: Buffer.from(body),
    })),
  );
});

test('the check detects another site', async () => {
  const other = await sendRaw({ path: '/', headers: { host: 'nordvik-no.localhost' } });
  expect(problemOf(other, { path: '/' }, () => undefined)).toBe('a page of another site');
});

test('no host leads to a site or breaks one', async () => {
  const problems: string[] = [];
  for (const text of texts) {
    const host = Buffer.from(text.replaceAll(/[\r\n\0]/g, ''));
    const head = Buffer.from('GET /om-oss HTTP/1.1\r\nconnection: close\r\nhost: ');
    const status = await sendText(Buffer.concat([head, host, Buffer.from('\r\n\r\n')]));
    if (status < 400 || status >= 500) problems.push(`${JSON.stringify(text)}: ${status}`);
  }
  expect(problems).toEqual([]);
});

test('raw texts are no requests', async () => {
  for (const text of texts) {
    const status = await sendText(
      `GET ${text.replaceAll(/[\r\n]/g, '')} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
    );
    expect(status, JSON.stringify(text)).toBeLessThan(500);
  }
});
