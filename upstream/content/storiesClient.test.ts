import { describe, expect, test } from 'vitest';
import {
  answers,
  articleId,
  below,
  createClient,
  indexAnswer,
  indexId,
  listAnswer,
  notIndex,
  site,
  tagId,
  timeZone,
  wireStory,
} from './testing/storiesClient.ts';

const request = { ...site, timeZone, index: '/nyheter', limit: 4, tagIds: [] };

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

  test.each([[[tagId]], [[tagId, articleId]]])(
    'continues after a cursor, filtered by any of the tags %j',
    async (tagIds) => {
      const { client, asked } = createClient(answers);
      await client.list({ ...request, cursor: 'c4', tagIds });
      const tagged = tagIds.map((value) => ({ name: 'tags', operator: 'CONTAINS', value }));
      expect(asked[1]?.variables).toMatchObject({
        cursor: 'c4',
        where: { AND: [...below, notIndex, { OR: tagged }] },
      });
    },
  );

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
