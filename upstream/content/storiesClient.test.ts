import { describe, expect, test } from 'vitest';
import { createAsk } from './ask.ts';
import { createStoriesClient } from './storiesClient.ts';

interface Asked {
  /** Name of the query. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Answers = Readonly<Record<string, unknown>>;

/** A client whose platform (answers by query name), clock and log the test controls. */
function createClient(answers: Answers) {
  const asked: Asked[] = [];
  const lines: string[] = [];
  const state = { now: 0, answers };
  const fetchAnswer = async (_input: unknown, init?: RequestInit) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const name = /query (\w+)/.exec(query)?.[1] ?? '';
    asked.push({ query: name, variables });
    const data = state.answers[name];
    return data === undefined ? new Response('', { status: 502 }) : Response.json({ data });
  };
  const now = () => state.now;
  const tools = { now, wait: async () => undefined, fetch: fetchAnswer };
  const options = { url: 'https://edge.example/', key: 'k', timeoutMs: 3000 };
  const ask = createAsk(options, tools);
  const client = createStoriesClient({ ask, log: (line) => lines.push(line), now });
  return { client, asked, lines, state };
}

const indexId = 'A'.repeat(32);
const templateId = 'B'.repeat(32);
const tagId = 'C'.repeat(32);
const articleId = 'D'.repeat(32);

const indexAnswer = { layout: { item: { id: indexId, template: { id: templateId } } } };

function wireStory(name: string, fields: object = {}) {
  return {
    id: articleId,
    displayName: name,
    url: { path: `/nyheter/2026/${name}` },
    title: { jsonValue: { value: `Om ${name}` } },
    premble: { jsonValue: { value: 'Kort.' } },
    image: { jsonValue: { value: { src: '/-/media/a.webp', alt: 'En bil', width: '1200' } } },
    date: { jsonValue: { value: '2026-03-05T00:00:00Z' } },
    tags: { value: '{CCCCCCCC-CCCC-CCCC-CCCC-CCCCCCCCCCCC}' },
    ...fields,
  };
}

function listAnswer(results: readonly unknown[], pageInfo: object = { hasNext: false }) {
  const index = {
    url: { path: '/nyheter' },
    showDates: { jsonValue: { value: true } },
    layout: { jsonValue: { value: 'Variant 2' } },
    highlightLatestStory: null,
  };
  return { index, stories: { total: 9, pageInfo, results } };
}

const answers = {
  StoriesIndex: indexAnswer,
  GetStories: listAnswer([wireStory('laddare')], { endCursor: 'c4', hasNext: true }),
};

const site = { site: 'nordvik-se', language: 'sv' };
const timeZone = 'Europe/Stockholm';
const request = { ...site, timeZone, index: '/nyheter', limit: 4, tagIds: [] };

const below = [
  { name: '_path', operator: 'CONTAINS', value: indexId },
  { name: '_language', operator: 'EQ', value: 'sv' },
  { name: '_hasLayout', operator: 'EQ', value: 'true' },
];
const notIndex = { name: '_templates', operator: 'NCONTAINS', value: templateId };

describe('list', () => {
  test('has the settings of the index and its newest stories', async () => {
    const { client, asked } = createClient(answers);
    await expect(client.list(request)).resolves.toEqual({
      ok: true,
      value: {
        index: { path: '/nyheter', showDates: true, layout: 'rows', highlightLatestStory: false },
        stories: [
          {
            id: articleId,
            path: '/nyheter/2026/laddare',
            title: 'Om laddare',
            premble: 'Kort.',
            image: { src: '/-/media/a.webp', alt: 'En bil', width: 1200, height: undefined },
            date: { value: '2026-03-05', formatted: '5 mars 2026' },
            tagIds: [tagId],
          },
        ],
        total: 9,
        next: 'c4',
      },
    });
    expect(asked).toEqual([
      { query: 'StoriesIndex', variables: { ...site, routePath: '/nyheter' } },
      {
        query: 'GetStories',
        variables: {
          language: 'sv',
          datasource: indexId,
          limit: 4,
          where: { AND: [...below, notIndex] },
          orderBy: { name: 'date', direction: 'DESC' },
        },
      },
    ]);
  });

  test('continues after a cursor, filtered by any of the tags', async () => {
    const { client, asked } = createClient(answers);
    await client.list({ ...request, cursor: 'c4', tagIds: [tagId, articleId] });
    expect(asked[1]?.variables).toMatchObject({
      cursor: 'c4',
      where: {
        AND: [
          ...below,
          notIndex,
          {
            OR: [
              { name: 'tags', operator: 'CONTAINS', value: tagId },
              { name: 'tags', operator: 'CONTAINS', value: articleId },
            ],
          },
        ],
      },
    });
  });

  test.each([
    ['the end', { endCursor: 'c9', hasNext: false }],
    ['no cursor', { endCursor: null, hasNext: true }],
    ['nothing', {}],
  ])('has no next part where the platform says %s', async (_what, pageInfo) => {
    const { client } = createClient({ ...answers, GetStories: listAnswer([], pageInfo) });
    const answer = await client.list(request);
    expect(answer).toMatchObject({ ok: true, value: { stories: [], next: undefined } });
  });

  const stories = [
    ['an invalid story', 7, []],
    ['one without an address', wireStory('a', { url: {} }), []],
    ['one with an unsafe address', wireStory('a', { url: { path: 'javascript:alert(1)' } }), []],
    ['one without an id', wireStory('a', { id: 'a' }), []],
    ['one without any name', wireStory(' ', { title: null }), []],
    ['one without a title', wireStory('a', { title: null }), [{ title: 'a' }]],
    [
      'one with nothing else',
      wireStory('a', { premble: null, image: null, date: null, tags: null }),
      [{ premble: '', image: undefined, date: undefined, tagIds: [] }],
    ],
    [
      'one with malformed fields',
      wireStory('a', {
        premble: { jsonValue: { value: ['x'] } },
        image: { jsonValue: { value: { src: 'data:x' } } },
        date: { jsonValue: { value: 'yesterday' } },
        tags: { value: 'elbil' },
      }),
      [{ premble: '', image: undefined, date: undefined, tagIds: [] }],
    ],
    [
      'one with the empty date',
      wireStory('a', { date: { jsonValue: { value: '0001-01-01T00:00:00Z' } } }),
      [{ date: undefined }],
    ],
  ] as const;

  test.each(stories)('with %s among others keeps the others', async (_what, odd, read) => {
    const results = [odd, wireStory('laddare')];
    const { client } = createClient({ ...answers, GetStories: listAnswer(results) });
    const answer = await client.list(request);
    const expected = [...read, { title: 'Om laddare' }];
    expect(answer).toMatchObject({ ok: true, value: { stories: expected } });
    if (answer.ok) expect(answer.value.stories).toHaveLength(expected.length);
  });

  test('of a missing index fails by name', async () => {
    const { client } = createClient({ ...answers, StoriesIndex: { layout: { item: null } } });
    const failure = { kind: 'no-index', path: '/nyheter' };
    await expect(client.list(request)).resolves.toEqual({ ok: false, failure });
  });

  test.each([
    ['the index query fails', { GetStories: answers.GetStories }],
    ['the list query fails', { StoriesIndex: indexAnswer }],
  ])('fails where %s', async (_what, some) => {
    const { client } = createClient(some);
    const failure = { kind: 'server-error', status: 502 };
    await expect(client.list(request)).resolves.toEqual({ ok: false, failure });
  });

  test('fails if the answer is no list', async () => {
    const { client } = createClient({ ...answers, GetStories: { stories: { total: -1 } } });
    const answer = await client.list(request);
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
  });

  test('is kept for a minute, and longer during an outage', async () => {
    const { client, asked, lines, state } = createClient(answers);
    const first = await client.list(request);
    await expect(client.list(request)).resolves.toBe(first);
    expect(asked).toHaveLength(2);
    state.now = 60_001;
    state.answers = {};
    await expect(client.list(request)).resolves.toEqual({ ...first, isStale: true });
    expect(lines).toEqual([
      expect.stringContaining('stories: index of nordvik-se sv: answered with status 502'),
      expect.stringContaining('stories: list of nordvik-se sv: answered with status 502'),
    ]);
    const other = { ...request, tagIds: [tagId] };
    await expect(client.list(other)).resolves.toMatchObject({ ok: false });
  });
});

describe('tags', () => {
  const root = { site: { siteInfo: { rootPath: '/sitecore/content/N/nordvik-se' } } };
  const tag = (key: unknown, value: unknown, id = tagId) => {
    return { id, key: { jsonValue: { value: key } }, value: { jsonValue: { value } } };
  };
  const tagsAnswer = (...results: unknown[]) => ({ item: { children: { results } } });

  test('are the items of the site’s folder of tags', async () => {
    const { client, asked } = createClient({
      TagsRoot: root,
      GetTags: tagsAnswer(tag('elbil', 'Elbilar')),
    });
    await expect(client.tags(site)).resolves.toEqual({
      ok: true,
      value: [{ key: 'elbil', value: 'Elbilar', id: tagId }],
    });
    expect(asked[1]).toEqual({
      query: 'GetTags',
      variables: {
        datasource: '/sitecore/content/N/nordvik-se/Data/Tags',
        language: 'sv',
        first: 200,
      },
    });
  });

  test.each([
    ['a site without such a folder', { TagsRoot: root, GetTags: { item: null } }],
    ['an unknown site', { TagsRoot: { site: { siteInfo: null } } }],
    [
      'tags without key, name or id',
      {
        TagsRoot: root,
        GetTags: tagsAnswer(tag('', 'x'), tag('x', null), tag('x', 'x', 'x'), null),
      },
    ],
  ])('are an empty list for %s', async (_what, some) => {
    const { client } = createClient(some);
    await expect(client.tags(site)).resolves.toEqual({ ok: true, value: [] });
  });

  test('fail if the platform fails', async () => {
    const { client } = createClient({});
    await expect(client.tags(site)).resolves.toMatchObject({ ok: false });
  });
});

describe('neighbours', () => {
  const article = { ...site, timeZone, index: '/nyheter', itemId: articleId };
  const cursor = { stories: { pageInfo: { endCursor: 'c1' } } };
  const some = {
    StoriesIndex: indexAnswer,
    GetCursor: cursor,
    GetNextAndPrev: {
      nextArticle: { results: [wireStory('newer')] },
      prevArticle: { results: [wireStory('older')] },
    },
  };

  test('are the articles after its own cursor, in both orders of the date', async () => {
    const { client, asked } = createClient(some);
    await expect(client.neighbours(article)).resolves.toMatchObject({
      ok: true,
      value: { next: { title: 'Om newer' }, previous: { title: 'Om older' } },
    });
    expect(asked[1]?.variables).toMatchObject({
      where: { AND: [{ name: '_path', operator: 'CONTAINS', value: articleId }, {}, {}] },
      limit: 1,
    });
    expect(asked[2]?.variables).toEqual({
      itemId: articleId,
      language: 'sv',
      where: { AND: [...below, notIndex] },
      limit: 1,
      cursor: 'c1',
      ascending: { name: 'date', direction: 'ASC' },
      descending: { name: 'date', direction: 'DESC' },
    });
  });

  const dated = (date: unknown) => ({ parent: { parent: { date } } });
  test.each([
    [
      'the platform’s format',
      dated({ formattedDateValue: '3/5/2026 12:00 AM' }),
      '3/5/2026 12:00 AM',
    ],
    ['no date', dated(null), undefined],
    ['another kind of field', dated({}), undefined],
    ['no index', { parent: null }, undefined],
    ['no item', null, undefined],
  ])('have the date of the index: %s', async (_what, item, indexDate) => {
    const answer = { ...some.GetNextAndPrev, item };
    const { client } = createClient({ ...some, GetNextAndPrev: answer });
    await expect(client.neighbours(article)).resolves.toMatchObject({
      ok: true,
      value: { next: { title: 'Om newer' }, indexDate },
    });
  });

  test('are missing for the only article', async () => {
    const none = { nextArticle: { results: [] }, prevArticle: { results: [] } };
    const { client } = createClient({ ...some, GetNextAndPrev: none });
    const value = { next: undefined, previous: undefined, indexDate: undefined };
    await expect(client.neighbours(article)).resolves.toEqual({ ok: true, value });
  });

  test('of an unknown article fail by name', async () => {
    const nothing = { stories: { pageInfo: { endCursor: null } } };
    const { client } = createClient({ ...some, GetCursor: nothing });
    const failure = { kind: 'no-article', itemId: articleId };
    await expect(client.neighbours(article)).resolves.toEqual({ ok: false, failure });
  });

  test.each(['StoriesIndex', 'GetCursor', 'GetNextAndPrev'])('fail if %s fails', async (query) => {
    const { client } = createClient({ ...some, [query]: undefined });
    const failure = { kind: 'server-error', status: 502 };
    await expect(client.neighbours(article)).resolves.toEqual({ ok: false, failure });
  });
});
