import { describe, expect, test } from 'vitest';
import { type Answer, createClient, edge, pageItem } from './testing/contentClient.ts';

const address = { site: 'nordvik-se', language: 'sv', path: '/kop-bil' };

function layout(item: unknown): Answer {
  return () => ({ data: { layout: { item } } });
}

describe('the key', () => {
  test.each([
    [edge, 'sc_apikey', 'x-sitecore-contextid'],
    ['https://edge.example/v1/content/api/graphql/v1', 'x-sitecore-contextid', 'sc_apikey'],
    ['https://edge.example/v1/content/api/graphql/v1?env=1', 'x-sitecore-contextid', 'sc_apikey'],
  ])('for %s is sent as %s', async (url, name, other) => {
    const { client, asked } = createClient({ url, answers: [layout(pageItem)] });
    await client.page(address);
    expect(asked[0]?.url).toBe(url);
    expect(asked[0]?.headers.get(name)).toBe('secret');
    expect(asked[0]?.headers.has(other)).toBe(false);
  });
});

describe('page', () => {
  test('passes the address as variables', async () => {
    const { client, asked } = createClient({ answers: [layout(pageItem)] });
    const answer = await client.page(address);
    expect(answer).toMatchObject({ ok: true, value: { name: 'kop-bil', language: 'sv' } });
    expect(asked[0]?.variables).toEqual({
      site: 'nordvik-se',
      language: 'sv',
      routePath: '/kop-bil',
    });
  });

  test.each([
    ['no item', layout(null)],
    ['no layout', () => ({ data: { layout: null } })],
    ['an item that isn’t rendered', layout({ rendered: null })],
    ['a layout without a route', layout({ rendered: { sitecore: { context: {}, route: null } } })],
  ])('is missing where the platform has %s', async (_what, answer) => {
    const { client } = createClient({ answers: [answer] });
    await expect(client.page(address)).resolves.toEqual({ ok: true, value: undefined });
  });

  const status = (code: number) => () => new Response('', { status: code });
  const timeout = new DOMException('The operation timed out.', 'TimeoutError');
  const html = '<!doctype html><title>Sorry</title>';

  test.each([
    ['a wrong key', status(401), { kind: 'unauthorized' }],
    ['a forbidden key', status(403), { kind: 'unauthorized' }],
    ['an outage', status(502), { kind: 'server-error', status: 502 }],
    ['no answer in time', () => timeout, { kind: 'timeout', afterMs: 3000 }],
    ['no connection', () => new TypeError('no'), { kind: 'unreachable', reason: 'no' }],
    ['HTML', () => new Response(html), { kind: 'malformed', reason: 'no JSON but a document' }],
    ['a list', () => [], { kind: 'malformed', reason: 'no GraphQL answer' }],
    ['a text', () => 'ok', { kind: 'malformed', reason: 'no GraphQL answer' }],
    [
      'a GraphQL error',
      () => ({ data: null, errors: [{ message: 'Too complex' }] }),
      { kind: 'malformed', reason: 'GraphQL error "Too complex"' },
    ],
    [
      'an error beside data',
      () => ({ data: { layout: null }, errors: [{ message: 'Too complex' }] }),
      { kind: 'malformed', reason: 'GraphQL error "Too complex"' },
    ],
    [
      'the answer to another question',
      () => ({ data: { search: {} } }),
      { kind: 'malformed', reason: expect.stringContaining('layout') },
    ],
    [
      'a malformed page',
      layout({ rendered: 'page' }),
      { kind: 'malformed', reason: expect.stringContaining('layout.item.rendered') },
    ],
  ])('fails on %s', async (_what, answer, failure) => {
    const { client } = createClient({ answers: [answer] });
    await expect(client.page(address)).resolves.toEqual({ ok: false, failure });
  });

  test('is requested with clocks that return fractions of milliseconds', async () => {
    const { client, clock } = createClient({ answers: [layout(pageItem)] });
    clock.now = 0.1;
    await expect(client.page(address)).resolves.toMatchObject({ ok: true });
  });

  test('is requested every time, because the layers above cache pages', async () => {
    const { client, asked } = createClient({ answers: [layout(pageItem)] });
    await client.page(address);
    await client.page(address);
    expect(asked).toHaveLength(2);
  });
});

describe('too many requests', () => {
  const busy = (seconds: string) => () =>
    new Response('', { status: 429, headers: { 'retry-after': seconds } });

  test('are retried once after the time that the platform names', async () => {
    const { client, clock, asked } = createClient({ answers: [busy('2'), layout(pageItem)] });
    await expect(client.page(address)).resolves.toMatchObject({ ok: true });
    expect(clock.waits).toEqual([2000]);
    expect(asked).toHaveLength(2);
  });

  test('fail at once if that is longer than a visitor waits', async () => {
    const { client, clock, asked } = createClient({ answers: [busy('3')] });
    const failure = { kind: 'rate-limited', retryAfterMs: 3000 };
    await expect(client.page(address)).resolves.toEqual({ ok: false, failure });
    expect(clock.waits).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('fail if the second attempt is rate-limited too', async () => {
    const { client, asked } = createClient({ answers: [busy('1')] });
    const failure = { kind: 'rate-limited', retryAfterMs: 1000 };
    await expect(client.page(address)).resolves.toEqual({ ok: false, failure });
    expect(asked).toHaveLength(2);
  });
});

describe('a page during an outage', () => {
  const car = {
    rendered: {
      sitecore: {
        context: { language: 'sv', itemPath: '/bil/,-w-,/,-w-,' },
        route: { name: ',-w-,', placeholders: {} },
      },
    },
  };
  const down: Answer = () => new Response(null, { status: 503 });
  const at = (path: string) => ({ ...address, path });

  test('is its last layout, marked as stale, and the failure is logged', async () => {
    const { client, lines } = createClient({ answers: [layout(car), down] });
    await client.page(at('/bil/1/volvo'));
    const answer = await client.page(at('/bil/1/volvo'));
    expect(answer).toMatchObject({ ok: true, isStale: true, value: { name: ',-w-,' } });
    expect(lines).toEqual([
      'content: page /bil/1/volvo of nordvik-se sv: answered with status 503; its last layout is used',
    ]);
  });

  test('is the layout of another address of the same page', async () => {
    const { client } = createClient({ answers: [layout(car), down] });
    await client.page(at('/bil/1/volvo'));
    await expect(client.page(at('/bil/2/saab'))).resolves.toMatchObject({
      ok: true,
      isStale: true,
    });
  });

  test('is a failure if no matching page was ever loaded', async () => {
    const { client } = createClient({ answers: [layout(car), down] });
    await client.page(at('/bil/1/volvo'));
    await expect(client.page(at('/nyheter'))).resolves.toMatchObject({ ok: false });
  });

  test('is a failure if the page was missing before', async () => {
    const { client } = createClient({ answers: [layout(null), down] });
    await client.page(at('/nyheter'));
    await expect(client.page(at('/nyheter'))).resolves.toMatchObject({ ok: false });
  });
});
