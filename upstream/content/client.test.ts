import { describe, expect, test } from 'vitest';
import { type DictionaryKey, dictionaryKeys } from '#domain/content/dictionary.ts';
import type { HttpTools } from '../http/request.ts';
import { createAsk } from './ask.ts';
import { createContentClient } from './client.ts';

/** A request to the platform. */
interface Asked {
  readonly headers: Headers;
  readonly url: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Answer = (asked: Asked) => unknown;

interface Setup {
  readonly url?: string;
  /** Answers in turn; the last one is repeated. An Error is thrown. */
  readonly answers: readonly Answer[];
}

const edge = 'https://edge.example/sitecore/api/graph/edge';

/** A client whose platform, clock and log the test controls. */
function createClient({ url = edge, answers }: Setup) {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const clock = { now: 0, waits: [] as number[] };
  const tools: HttpTools = {
    now: () => clock.now,
    wait: async (ms) => {
      clock.waits.push(ms);
      clock.now += ms;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { variables } = (await request.json()) as Pick<Asked, 'variables'>;
      const last = { url: request.url, headers: request.headers, variables };
      asked.push(last);
      const answer = answers[Math.min(asked.length, answers.length) - 1]?.(last);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : Response.json(answer);
    },
  };
  const client = createContentClient({
    ask: createAsk({ url, key: 'secret', timeoutMs: 3000 }, tools),
    log: (line) => lines.push(line),
    now: tools.now,
  });
  return { client, clock, lines, asked };
}

const address = { site: 'nordvik-se', language: 'sv', path: '/kop-bil' };

function layout(item: unknown): Answer {
  return () => ({ data: { layout: { item } } });
}

const pageItem = {
  rendered: {
    sitecore: { context: { language: 'sv' }, route: { name: 'kop-bil', placeholders: {} } },
  },
};

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
    ['HTML', () => new Response(html), { kind: 'malformed', reason: `no JSON but "${html}"` }],
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

describe('dictionary', () => {
  const texts = (keys: readonly DictionaryKey[]) =>
    keys.map((key) => ({ key, value: `text of ${key}` }));

  const part = (results: readonly unknown[], pageInfo: unknown): Answer => {
    return () => ({ data: { site: { siteInfo: { dictionary: { results, pageInfo } } } } });
  };
  const last = { endCursor: null, hasNext: false };
  const middle = Math.floor(dictionaryKeys.length / 2);
  const [firstHalf, secondHalf] = [dictionaryKeys.slice(0, middle), dictionaryKeys.slice(middle)];

  test('is assembled from all pages of the answer', async () => {
    const { client, asked, lines } = createClient({
      answers: [
        part(texts(firstHalf), { endCursor: 'c1', hasNext: true }),
        part(texts(secondHalf), last),
      ],
    });
    const answer = await client.dictionary('nordvik-se', 'sv');
    expect(answer).toMatchObject({
      ok: true,
      value: { skipToContent: 'text of skipToContent', copied: 'text of copied' },
    });
    expect(asked.map(({ variables }) => variables['after'])).toEqual([undefined, 'c1']);
    expect(lines).toEqual([]);
  });

  test.each([
    ['never moves', { endCursor: 'c1', hasNext: true }, 2],
    ['is missing', { hasNext: true }, 1],
    ['is null', { endCursor: null, hasNext: true }, 1],
  ])('ends where the cursor %s', async (_what, pageInfo, count) => {
    const { client, asked } = createClient({ answers: [part(texts(dictionaryKeys), pageInfo)] });
    await expect(client.dictionary('nordvik-se', 'sv')).resolves.toMatchObject({ ok: true });
    expect(asked).toHaveLength(count);
  });

  test('ends when cursors form a cycle', async () => {
    const ring = ['c1', 'c2', 'c1', 'c2', 'c1'];
    const answers = ring.map((endCursor) => part([], { endCursor, hasNext: true }));
    const { client, asked } = createClient({ answers: [...answers, part([], last)] });
    await client.dictionary('nordvik-se', 'sv');
    expect(asked).toHaveLength(3);
  });

  test('shows and logs the keys of missing texts', async () => {
    const some = dictionaryKeys.filter((key) => key !== 'copied' && key !== 'close');
    const results = [...texts(some), { key: 'close', value: 7 }, { key: 'other', value: 'x' }];
    const { client, lines } = createClient({ answers: [part(results, last)] });
    const answer = await client.dictionary('nordvik-se', 'sv');
    expect(answer).toMatchObject({ ok: true, value: { copied: 'copied', close: 'close' } });
    expect(lines).toEqual(['content: dictionary nordvik-se sv lacks copied, close']);
  });

  test('consists of keys for an unknown site', async () => {
    const { client } = createClient({ answers: [() => ({ data: { site: { siteInfo: null } } })] });
    const answer = await client.dictionary('nordvik-se', 'sv');
    expect(answer).toMatchObject({ ok: true, value: { copied: 'copied' } });
  });

  test('fails as a whole if one page fails', async () => {
    const { client } = createClient({
      answers: [
        part(texts(firstHalf), { endCursor: 'c1', hasNext: true }),
        () => new Response('', { status: 500 }),
      ],
    });
    const failure = { kind: 'server-error', status: 500 };
    await expect(client.dictionary('nordvik-se', 'sv')).resolves.toEqual({ ok: false, failure });
  });

  test('is requested once a minute, per site and language', async () => {
    const { client, asked, clock } = createClient({ answers: [part(texts(dictionaryKeys), last)] });
    await client.dictionary('nordvik-se', 'sv');
    clock.now = 59_999;
    await client.dictionary('nordvik-se', 'sv');
    expect(asked).toHaveLength(1);
    await client.dictionary('carstore-se', 'sv');
    await client.dictionary('carstore-se', 'en');
    expect(asked).toHaveLength(3);
    clock.now = 60_000;
    await client.dictionary('nordvik-se', 'sv');
    expect(asked).toHaveLength(4);
  });

  test('is the last good answer during an outage, which is logged', async () => {
    const { client, clock, lines } = createClient({
      answers: [part(texts(dictionaryKeys), last), () => new Response('', { status: 503 })],
    });
    await client.dictionary('nordvik-se', 'sv');
    clock.now = 3_600_000;
    const answer = await client.dictionary('nordvik-se', 'sv');
    expect(answer).toMatchObject({ ok: true, value: { copied: 'text of copied' } });
    expect(lines).toEqual([
      'content: dictionary of nordvik-se sv: answered with status 503; the last good answer is used',
    ]);
  });
});

describe('site settings', () => {
  test('are requested by site and language', async () => {
    const siteInfo = { attributes: [{ key: 'gtmID', value: 'GTM-1' }], errorHandling: null };
    const { client, asked } = createClient({ answers: [() => ({ data: { site: { siteInfo } } })] });
    const answer = await client.siteSettings('nordvik-se', 'sv');
    expect(answer).toMatchObject({ ok: true, value: { gtmId: 'GTM-1' } });
    expect(asked[0]?.variables).toEqual({ site: 'nordvik-se', language: 'sv' });
  });
});

describe('paths', () => {
  const routes = (paths: readonly unknown[], pageInfo: unknown): Answer => {
    const results = paths.map((routePath) => (routePath === null ? null : { routePath }));
    return () => ({ data: { site: { siteInfo: { routes: { results, pageInfo } } } } });
  };

  test('come from all pages of the answer', async () => {
    const { client, asked } = createClient({
      answers: [
        routes(['/', '/kop-bil'], { endCursor: 'c1', hasNext: true }),
        routes([null, '/salj-bil'], { endCursor: 'c2', hasNext: false }),
      ],
    });
    const value = ['/', '/kop-bil', '/salj-bil'];
    await expect(client.paths('nordvik-se', 'sv')).resolves.toEqual({ ok: true, value });
    expect(asked.map(({ variables }) => variables['after'])).toEqual([undefined, 'c1']);
  });

  test('are empty for an unknown site', async () => {
    const { client } = createClient({ answers: [() => ({ data: { site: { siteInfo: null } } })] });
    await expect(client.paths('nordvik-se', 'sv')).resolves.toEqual({ ok: true, value: [] });
  });
});

describe('an editable page', () => {
  test('is requested by item, with the editor’s headers', async () => {
    const { client, asked } = createClient({ answers: [() => ({ data: { item: pageItem } })] });
    const answer = await client.editablePage({
      site: 'nordvik-se',
      language: 'sv',
      itemId: '{1}',
      version: '2',
      mode: 'edit',
      layoutKind: 'final',
    });
    expect(answer).toMatchObject({ ok: true, value: { name: 'kop-bil' } });
    expect(asked[0]?.variables).toEqual({ itemId: '{1}', language: 'sv', version: '2' });
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      sc_apikey: 'secret',
      sc_site: 'nordvik-se',
      sc_editmode: 'true',
      sc_layoutkind: 'final',
    });
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
