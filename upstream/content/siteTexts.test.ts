import { describe, expect, test } from 'vitest';
import { type DictionaryKey, dictionaryKeys } from '#domain/content/dictionary.ts';
import type { EditableAddress } from '#domain/content/service.ts';
import { testText } from '#domain/content/testing/testText.ts';
import { type Answer, createClient, pageItem } from './testing/contentClient.ts';

describe('dictionary', () => {
  const texts = (keys: readonly DictionaryKey[]) =>
    keys.map((key) => ({ key, value: testText(key) }));

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
      value: { skipToContent: 'the text of skipToContent', copied: 'the text of copied' },
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

  test.each([[['copied']], [['copied', 'close']]] as const)(
    'shows and logs the keys of missing texts: %j',
    async (missing) => {
      const some = dictionaryKeys.filter((key) => !missing.some((name) => name === key));
      const unread = missing.map((key) => ({ key, value: 7 })).slice(1);
      const results = [...texts(some), ...unread, { key: 'other', value: 'x' }];
      const { client, lines } = createClient({ answers: [part(results, last)] });
      const answer = await client.dictionary('nordvik-se', 'sv');
      const shown = Object.fromEntries(missing.map((key) => [key, key]));
      expect(answer).toMatchObject({ ok: true, value: shown });
      expect(lines).toEqual([`content: dictionary nordvik-se sv lacks ${missing.join(', ')}`]);
    },
  );

  test('logs the marks that nothing replaces', async () => {
    const others = dictionaryKeys.filter((key) => key !== 'copyLink');
    const results = [...texts(others), { key: 'copyLink', value: 'Kopiera {vaule}' }];
    const { client, lines } = createClient({ answers: [part(results, last)] });
    await client.dictionary('nordvik-se', 'sv');
    expect(lines).toEqual([
      'content: dictionary nordvik-se sv: copyLink has {vaule}, which nothing replaces, and has no {value}',
    ]);
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
    expect(answer).toMatchObject({ ok: true, value: { copied: 'the text of copied' } });
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
  const address = {
    site: 'nordvik-se',
    language: 'sv',
    itemId: '{1}',
    version: '2',
    mode: 'edit',
    layoutKind: 'final',
  } as const;

  async function askedFor(more: Partial<EditableAddress>) {
    const { client, asked } = createClient({ answers: [() => ({ data: { item: pageItem } })] });
    const answer = await client.editablePage({ ...address, ...more });
    expect(answer).toMatchObject({ ok: true, value: { name: 'kop-bil' } });
    const [question] = asked;
    return { variables: question?.variables, headers: Object.fromEntries(question?.headers ?? []) };
  }

  test('is requested by item, with the editor’s headers', async () => {
    const { variables, headers } = await askedFor({});
    expect(variables).toEqual({ itemId: '{1}', language: 'sv', version: '2' });
    expect(headers).toMatchObject({
      sc_apikey: 'secret',
      sc_site: 'nordvik-se',
      sc_editmode: 'true',
      sc_previewmode: 'false',
      sc_layoutkind: 'final',
      sc_variant: 'default',
    });
    expect(headers).not.toHaveProperty('sc_previewtime');
    expect(headers).not.toHaveProperty('authorization');
  });

  test('is requested as what the editor wants to see, with the editor’s credentials', async () => {
    const { headers } = await askedFor({
      mode: 'preview',
      layoutKind: 'shared',
      variant: 'a1',
      previewTime: '2026-12-01T08:00:00Z',
      authorization: 'Bearer editor',
    });
    expect(headers).toMatchObject({
      sc_editmode: 'false',
      sc_previewmode: 'true',
      sc_layoutkind: 'shared',
      sc_variant: 'a1',
      sc_previewtime: '2026-12-01T08:00:00Z',
      authorization: 'Bearer editor',
    });
  });
});
