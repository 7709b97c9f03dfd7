import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = createTestApplication();
const { ask, query } = application;
afterAll(application.close);

const layout = `query ($site: String!, $path: String!, $language: String!) {
  layout(site: $site, routePath: $path, language: $language) { item { id rendered languages { language { name } } } }
}`;

async function page(site: string, path: string, language: string, headers = {}) {
  const { body } = await query(layout, { site, path, language }, headers);
  return body.data.layout?.item;
}

describe('keys', () => {
  const body = JSON.stringify({ query: '{ __typename }' });
  const json = { 'content-type': 'application/json' };

  test.each([
    ['/sitecore/api/graph/edge', { sc_apikey: 'forecourt-local' }, 200],
    ['/sitecore/api/graph/edge', { sc_apikey: 'wrong' }, 401],
    ['/sitecore/api/graph/edge', {}, 401],
    ['/v1/content/api/graphql/v1', { 'x-sitecore-contextid': 'forecourt-local' }, 200],
    ['/v1/content/api/graphql/v1?sitecoreContextId=forecourt-local', {}, 200],
    ['/v1/content/api/graphql/v1', { 'x-sitecore-contextid': 'wrong' }, 401],
    ['/v1/content/api/graphql/v1', {}, 401],
  ])('%s with %o answers %i', async (path, headers, status) => {
    const answer = await ask(path, { method: 'POST', headers: { ...json, ...headers }, body });
    expect(answer.status).toBe(status);
  });

  test('limits are told with every answer', async () => {
    const headers = { ...json, sc_apikey: 'forecourt-local' };
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST', headers, body });
    expect([...answer.headers.keys()].some((name) => name.startsWith('x-rate-limit'))).toBe(true);
  });

  test('an unreadable question is the asker’s mistake', async () => {
    const headers = { ...json, sc_apikey: 'forecourt-local' };
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST', headers, body: '{' });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].message).toEqual(expect.any(String));
  });
});

describe('layout', () => {
  test('a page is laid out as the platform does it', async () => {
    const { id, rendered } = await page('nordvik-se', '/', 'sv');
    expect(id).toMatch(/^[0-9A-F]{32}$/);
    const { context, route } = rendered.sitecore;
    expect(context).toMatchObject({
      pageEditing: false,
      site: { name: 'nordvik-se' },
      language: 'sv',
    });
    expect(route.itemId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(Object.keys(route.placeholders)).toEqual([
      'headless-header',
      'headless-main',
      'headless-footer',
    ]);
    const [hero] = route.placeholders['headless-main'];
    expect(hero).toMatchObject({
      componentName: 'HeroBanner',
      fields: { Content: { value: 'Image' } },
    });
    expect(hero.fields.Image.value.width).toBe('1920');
    expect(hero.fields.Title).not.toHaveProperty('metadata');
  });

  test.each([
    ['nordvik-se', '/finns-inte', 'sv'],
    ['nordvik-se', '/', 'fi'],
    ['unknown', '/', 'sv'],
  ])('%s %s in %s is no page', async (site, path, language) => {
    expect(await page(site, path, language)).toBeFalsy();
  });

  test('a page says in which languages it exists', async () => {
    const { languages } = await page('carstore-se', '/', 'en');
    expect(
      languages.map((each: { language: { name: string } }) => each.language.name).sort(),
    ).toEqual(['en', 'sv']);
  });

  test('in the editor, fields carry what the editor wants back', async () => {
    const { rendered } = await page('nordvik-se', '/', 'sv', { sc_editMode: 'true' });
    const { context, route } = rendered.sitecore;
    expect(context.pageEditing).toBe(true);
    const [hero] = route.placeholders['headless-main'];
    expect(hero.fields.Title.metadata).toMatchObject({
      fieldId: expect.any(String),
      fieldType: expect.any(String),
      datasource: { language: 'sv', id: expect.any(String), version: 1 },
    });
  });
});

const dictionary = `query ($site: String!, $language: String!, $first: Int, $after: String) {
  site { siteInfo(site: $site) { dictionary(language: $language, first: $first, after: $after) {
    total results { key value } pageInfo { endCursor hasNext } } } }
}`;

interface DictionaryPage {
  total: number;
  results: { key: string }[];
  pageInfo: { endCursor: string; hasNext: boolean };
}

async function dictionaryPage(first: number, after?: string): Promise<DictionaryPage> {
  const { body } = await query(dictionary, { site: 'nordvik-se', language: 'sv', first, after });
  return body.data.site.siteInfo.dictionary;
}

test('pages of the dictionary add up to the whole, whatever their size', async () => {
  const whole = await dictionaryPage(500);
  expect(whole.results).toHaveLength(whole.total);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (size) => {
      const keys: string[] = [];
      let part = await dictionaryPage(size);
      keys.push(...part.results.map(({ key }) => key));
      while (part.pageInfo.hasNext) {
        part = await dictionaryPage(size, part.pageInfo.endCursor);
        keys.push(...part.results.map(({ key }) => key));
      }
      expect(keys).toEqual(whole.results.map(({ key }) => key));
    }),
    { numRuns: 12 },
  );
});

const search = `query ($where: ItemSearchPredicateInput!, $first: Int, $after: String) {
  search(where: $where, first: $first, after: $after) { total results { name path language { name } } pageInfo { endCursor hasNext } }
}`;

async function find(where: object, first = 500, after?: string) {
  const { body } = await query(search, { where, first, after });
  expect(body.errors).toBeUndefined();
  return body.data.search;
}

describe('search', () => {
  const inFinnish = { name: '_language', operator: 'EQ', value: 'fi' };
  const inSwedish = { name: '_language', operator: 'EQ', value: 'sv' };
  const homes = { name: 'navTitle', operator: 'EQ', value: 'Hem' };

  test('one condition, its opposite, and either', async () => {
    const finnish = await find(inFinnish);
    const others = await find({ ...inFinnish, operator: 'NEQ' });
    const all = await find({ OR: [inFinnish, { ...inFinnish, operator: 'NEQ' }] });
    expect(finnish.total).toBeGreaterThan(0);
    expect(finnish.total + others.total).toBe(all.total);
  });

  test('two conditions hold together', async () => {
    const { results } = await find({ AND: [inSwedish, homes] });
    expect(results.length).toBeGreaterThan(0);
    for (const { language } of results) expect(language.name).toBe('sv');
    expect((await find({ AND: [inFinnish, homes] })).total).toBe(0);
  });

  test('pages of results add up to the whole', async () => {
    const whole = await find(inSwedish);
    const first = await find(inSwedish, 7);
    const second = await find(inSwedish, whole.results.length - 7, first.pageInfo.endCursor);
    expect([...first.results, ...second.results]).toEqual(whole.results);
    expect(first.pageInfo.hasNext).toBe(true);
    expect(second.pageInfo).toEqual(whole.pageInfo);
  });
});

test('every site, as its front end asks for it', async () => {
  const { body } = await query(
    '{ site { allSiteInfo { total results { name language hostname attributes { key value } errorHandling(language: "sv") { notFoundPagePath } } } } }',
    {},
  );
  const { total, results } = body.data.site.allSiteInfo;
  expect(total).toBe(11);
  for (const { attributes } of results) {
    expect(attributes.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['titleTemplate', 'favicon', 'gtmID']),
    );
  }
});
