import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RenderAttempt, renderAttempts } from '#app/renderAttempt.ts';
import { closeGracefully, listen } from '#process/listen.ts';
import { createSiteServer, type Handle } from '../siteServer.ts';
import { withoutFailedSections } from './withoutFailedSections.ts';

const log = vi.fn();
const failing = 'HeroBanner 1';
/** What the framework was asked for. */
let asked: {
  readonly url: string;
  readonly plan: RenderAttempt['plan'];
  readonly etag: string | undefined;
  readonly cookie: string | undefined;
}[];
/** What fails in the page besides the section. */
let failsAlways: boolean;
let address: string;
let close: () => Promise<void>;

/** Plays the framework with a page in which one section fails. */
const framework: Handle = async ({ url = '', headers }, response) => {
  const { plan, errors } = renderAttempts.getStore() ?? expect.unreachable('no attempt');
  asked.push({ url, plan, etag: headers['if-none-match'], cookie: headers.cookie });
  errors.set('7', 'no title');
  const isPage = plan.kind !== 'all' && !failsAlways;
  response.statusCode = isPage ? 200 : 500;
  response.setHeader('content-type', isPage ? 'text/html' : 'text/plain');
  if (isPage) response.setHeader('content-security-policy', "default-src 'self'");
  else response.setHeader('cache-control', 'no-store');
  response.write(isPage ? '<!doctype html>' : 'Internal ');
  response.end(isPage ? documentOf(plan) : 'Server Error');
};

function documentOf(plan: RenderAttempt['plan']): string {
  if (plan.kind === 'without') return `<p>without ${[...plan.sections].join()}</p>`;
  const mark = `<template data-failed-section="${failing}"></template>`;
  return `<!--$!--><template data-dgst="7"></template>${mark}<!--/$-->`;
}

/** Serves pages of a framework at `address`. */
async function serve(handle: Handle): Promise<void> {
  const server = createSiteServer({ handle: withoutFailedSections({ handle, log }), log });
  const listening = await listen(server, { port: 0, variable: 'PORT', host: '127.0.0.1' });
  if (listening.kind === 'failed') throw new Error(listening.reason);
  address = `http://127.0.0.1:${listening.port}`;
  close = () => closeGracefully(server, 1_000);
}

beforeEach(async () => {
  asked = [];
  failsAlways = false;
  log.mockClear();
  await serve(framework);
});
afterEach(() => close());

const plans = () => asked.map(({ plan }) => plan.kind);

test('a page in which a section fails is answered without the section', async () => {
  const answer = await fetch(`${address}/kop-bil`, { headers: { 'if-none-match': '"old"' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(`<!doctype html><p>without ${failing}</p>`);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(plans()).toEqual(['all', 'search', 'without']);
  expect(asked.map(({ etag }) => etag)).toEqual(['"old"', undefined, undefined]);
});

test.each([
  ['/kop-bil', { cookie: 'a=b' }, ['a=b', undefined, undefined]],
  ['/api/editing/page?item=1', { cookie: 'a=b' }, ['a=b', 'a=b', 'a=b']],
  ['/api/editing/page?item=1', {}, [undefined, undefined, undefined]],
])('%s with %j is asked for again with the cookie of a draft only', async (path, headers, sent) => {
  expect((await fetch(`${address}${path}`, { headers })).status).toBe(200);
  expect(asked.map(({ cookie }) => cookie)).toEqual(sent);
});

test('the section and the reason are logged, without the query', async () => {
  await fetch(`${address}/kop-bil?regNo=MLB123`);
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(
      /^section HeroBanner 1 of .*\/kop-bil\S* failed on the server: no title$/,
    ),
  ]);
  expect(log.mock.calls.flat().join()).not.toContain('MLB123');
});

test('the next request of the page is rendered once', async () => {
  await fetch(`${address}/kop-bil`);
  const answer = await fetch(`${address}/kop-bil`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(plans()).toEqual(['all', 'search', 'without', 'without']);
});

test('an error outside of sections stays an error', async () => {
  failsAlways = true;
  const answer = await fetch(`${address}/kop-bil`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('');
  expect(plans()).toEqual(['all', 'search', 'all']);
});

test('a file that can’t be made now is asked for once', async () => {
  await close();
  let requests = 0;
  const handle: Handle = async (_request, response) => {
    requests += 1;
    response.writeHead(503, { 'retry-after': '60' }).end();
  };
  await serve(handle);
  const answer = await fetch(`${address}/sitemap.xml`);
  expect([answer.status, answer.headers.get('retry-after'), requests]).toEqual([503, '60', 1]);
});

test.each([
  ['the router’s data', '/kop-bil?_rsc=1', { rsc: '1' }],
  ['the API', '/api/cars/words', {}],
])('%s is answered as the framework does', async (_what, path, headers) => {
  const handle: Handle = async (_request, response) => {
    expect(renderAttempts.getStore()).toBeUndefined();
    response.writeHead(500).end('Internal Server Error');
  };
  await close();
  await serve(handle);
  const answer = await fetch(`${address}${path}`, { headers });
  expect(await answer.text()).toBe('Internal Server Error');
});
