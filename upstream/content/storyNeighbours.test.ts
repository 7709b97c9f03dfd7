import { describe, expect, test } from 'vitest';
import { renewAnswers } from '../http/memories.ts';
import { belowTag } from './itemSources.ts';
import {
  articleId,
  below,
  createClient,
  indexAnswer,
  notIndex,
  site,
  tagId,
  timeZone,
  wireStory,
} from './testing/storiesClient.ts';

describe('tags', () => {
  const root = { site: { siteInfo: { rootPath: '/sitecore/content/N/nordvik-se' } } };
  const tag = (key: unknown, value: unknown, id = tagId) => {
    return { id, key: { jsonValue: { value: key } }, value: { jsonValue: { value } } };
  };
  const tagsAnswer = (...results: unknown[]) => ({ item: { children: { results } } });

  test('are the items of the site’s folder of tags', async () => {
    const { client, asked } = createClient({
      SiteRoot: root,
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
    ['a site without such a folder', { SiteRoot: root, GetTags: { item: null } }],
    ['an unknown site', { SiteRoot: { site: { siteInfo: null } } }],
    [
      'tags without key, name or id',
      {
        SiteRoot: root,
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

  const inside = some.GetNextAndPrev;
  test.each([
    ['two neighbours', false, inside],
    ['no next article', true, { ...inside, nextArticle: { results: [] } }],
    ['no previous article', true, { ...inside, prevArticle: { results: [] } }],
  ])('are asked for after a publish in the list with %s: %s', async (_what, isAsked, answer) => {
    const { client, asked } = createClient({ ...some, GetNextAndPrev: answer });
    await client.neighbours(article);
    const before = asked.length;
    await renewAnswers(new Set([belowTag(indexAnswer.layout.item.path, site.language)]));
    expect(asked.length > before).toBe(isAsked);
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
