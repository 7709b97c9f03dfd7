import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = await createTestApplication();
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
    ['/sitecore/api/graph/edge', { 'x-sitecore-contextid': 'forecourt-local' }, 200],
    ['/v1/content/api/graphql/v1', { sc_apikey: 'forecourt-local' }, 200],
    ['/sitecore/api/graph/edge', { sc_apikey: 'wrong' }, 401],
    ['/sitecore/api/graph/edge', { 'x-sitecore-contextid': 'wrong' }, 401],
    ['/sitecore/api/graph/edge', {}, 401],
    ['/v1/content/api/graphql/v1', { 'x-sitecore-contextid': 'forecourt-local' }, 200],
    ['/v1/content/api/graphql/v1?sitecoreContextId=forecourt-local', {}, 200],
    ['/v1/content/api/graphql/v1', { 'x-sitecore-contextid': 'wrong' }, 401],
    ['/v1/content/api/graphql/v1', {}, 401],
  ])('%s with %o answers %i', async (path, headers, status) => {
    const answer = await ask(path, { method: 'POST', headers: { ...json, ...headers }, body });
    expect(answer.status).toBe(status);
  });

  test('every answer has rate-limit headers', async () => {
    const headers = { ...json, sc_apikey: 'forecourt-local' };
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST', headers, body });
    expect([...answer.headers.keys()].some((name) => name.startsWith('x-rate-limit'))).toBe(true);
  });

  test('an unreadable request is answered with 400', async () => {
    const headers = { ...json, sc_apikey: 'forecourt-local' };
    const answer = await ask('/sitecore/api/graph/edge', { method: 'POST', headers, body: '{' });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].message).toEqual(expect.any(String));
  });
});

describe('layout', () => {
  test('a page has the layout JSON of the platform', async () => {
    const { id, rendered } = await page('alfa', '/', 'sv');
    expect(id).toMatch(/^[0-9A-F]{32}$/);
    const { context, route } = rendered.sitecore;
    expect(context).toMatchObject({
      pageEditing: false,
      site: { name: 'alfa' },
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
    ['alfa', '/finns-inte', 'sv'],
    ['alfa', '/', 'fi'],
    ['unknown', '/', 'sv'],
  ])('%s %s in %s is not a page', async (site, path, language) => {
    expect(await page(site, path, language)).toBeFalsy();
  });

  test('a page lists the languages it exists in', async () => {
    const { languages } = await page('alfa', '/', 'en');
    expect(
      languages.map((each: { language: { name: string } }) => each.language.name).sort(),
    ).toEqual(['en', 'sv']);
  });

  test('fields carry metadata in the editor', async () => {
    const { rendered } = await page('alfa', '/', 'sv', { sc_editMode: 'true' });
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
  const { body } = await query(dictionary, { site: 'alfa', language: 'sv', first, after });
  return body.data.site.siteInfo.dictionary;
}

test('the pages of the dictionary form the whole dictionary at any page size', async () => {
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

  test('supports a condition, its negation, and OR', async () => {
    const finnish = await find(inFinnish);
    const others = await find({ ...inFinnish, operator: 'NEQ' });
    const all = await find({ OR: [inFinnish, { ...inFinnish, operator: 'NEQ' }] });
    expect(finnish.total).toBeGreaterThan(0);
    expect(finnish.total + others.total).toBe(all.total);
  });

  test('AND requires both conditions', async () => {
    const { results } = await find({ AND: [inSwedish, homes] });
    expect(results.length).toBeGreaterThan(0);
    for (const { language } of results) expect(language.name).toBe('sv');
    expect((await find({ AND: [inFinnish, homes] })).total).toBe(0);
  });

  test('the pages of results form the whole result', async () => {
    const whole = await find(inSwedish);
    const first = await find(inSwedish, 7);
    const second = await find(inSwedish, whole.results.length - 7, first.pageInfo.endCursor);
    expect([...first.results, ...second.results]).toEqual(whole.results);
    expect(first.pageInfo.hasNext).toBe(true);
    expect(second.pageInfo).toEqual(whole.pageInfo);
  });
});

describe('older clients', () => {
  const appTemplate = '061CBA1554744B918A0617903B102B82';
  const entryTemplate = '{6D1CD897-1936-4A3A-A511-289A94C2A7B1}';

  test('find the root of a site above its start page', async () => {
    const text = `query ($templates: [String]) { layout(site: "alfa", routePath: "/", language: "sv") {
      item { ancestors(includeTemplateIDs: $templates) { path template { baseTemplates { id } } } } } }`;
    const { body } = await query(text, { templates: [appTemplate] });
    const template = { baseTemplates: [{ id: appTemplate }] };
    expect(body.data.layout.item.ancestors).toEqual([
      { path: expect.stringMatching(/\/alfa$/), template },
    ]);
  });

  test('find the root of a site, and its dictionary below it, by search', async () => {
    const { body: site } = await query('{ site { siteInfo(site: "alfa") { rootPath } } }', {});
    const top = await query('query ($path: String) { item(path: $path, language: "sv") { id } }', {
      path: site.data.site.siteInfo.rootPath,
    });
    const below = (id: string, template: string) => ({
      AND: [
        { name: '_path', value: id, operator: 'CONTAINS' },
        { name: '_language', value: 'sv' },
        { name: '_templates', value: template, operator: 'CONTAINS' },
      ],
    });
    const text = `query ($where: ItemSearchPredicateInput!) { search(where: $where, first: 500) {
      results { id key: field(name: "Key") { value } phrase: field(name: "Phrase") { value } } } }`;
    const { id } = top.body.data.item;
    const roots = await query(text, { where: below(id, appTemplate) });
    expect(roots.body.data.search.results).toMatchObject([{ id }]);
    const found = await query(text, { where: below(id, entryTemplate) });
    const phrases = found.body.data.search.results.map(
      ({ key, phrase }: { key: { value: string }; phrase: { value: string } }) => ({
        key: key.value,
        value: phrase.value,
      }),
    );
    const all = await query(dictionary, { site: 'alfa', language: 'sv', first: 500 });
    const { results } = all.body.data.site.siteInfo.dictionary;
    expect(results.length).toBeGreaterThan(0);
    expect(phrases).toEqual(expect.arrayContaining(results));
    expect(phrases).toHaveLength(results.length);
  });
});

describe('fields of the platform itself', () => {
  const named = `created: field(name: "__Created") { value ... on DateField { dateValue } }
    updated: field(name: "__updated") { value } revision: field(name: "__Revision") { value }`;

  test('are on every item', async () => {
    const text = `query ($where: ItemSearchPredicateInput!) { search(where: $where, first: 500) {
      total results { ${named} } } }`;
    const where = { name: '_language', value: 'sv' };
    const { results, total } = (await query(text, { where })).body.data.search;
    expect(results).toHaveLength(total);
    for (const { created, updated, revision } of results) {
      expect(created.dateValue).toBeGreaterThan(0);
      expect(updated.value).toMatch(/^\d{8}T\d{6}Z$/);
      expect(updated.value >= created.value).toBe(true);
      expect(revision.value).toMatch(/^[\da-f]{32}$/);
    }
  });

  test('are inherited fields, which the layout leaves out', async () => {
    const text = `query ($own: Boolean) { layout(site: "alfa", routePath: "/", language: "sv") {
      item { rendered fields(ownFields: $own) { name } } } }`;
    const names = async (own: boolean) => {
      const { fields } = (await query(text, { own })).body.data.layout.item;
      return fields.map(({ name }: { name: string }) => name);
    };
    const own = await names(true);
    expect(await names(false)).toEqual([...own, '__Created', '__Updated', '__Revision']);
    const { rendered } = await page('alfa', '/', 'sv');
    expect(Object.keys(rendered.sitecore.route.fields)).toEqual(own);
  });

  test.each(['__Created', '__Updated', '__Revision'])('order results: %s', async (name) => {
    const text = `query ($where: ItemSearchPredicateInput!, $orderBy: ItemSearchOrderByInput) {
      search(where: $where, first: 500, orderBy: $orderBy) { results { id field(name: "${name}") { value } } } }`;
    const where = { name: '_language', value: 'sv' };
    const ordered = async (direction: string) => {
      const { body } = await query(text, { where, orderBy: { name, direction } });
      return body.data.search.results.map(({ field }: { field: { value: string } }) => field.value);
    };
    const ascending = await ordered('ASC');
    expect(ascending).toEqual([...ascending].sort());
    expect(await ordered('DESC')).toEqual(ascending.toReversed());
  });
});

describe('site maps', () => {
  async function addresses(site: string): Promise<string[]> {
    const text = 'query ($site: String!) { site { siteInfo(site: $site) { sitemap } } }';
    return (await query(text, { site })).body.data.site.siteInfo.sitemap;
  }

  test('are where the platform says, without a key', async () => {
    const [address = '', ...others] = await addresses('alfa');
    expect(others).toEqual([]);
    expect(address).toContain('/sitemap.xml');
    const answer = await ask(new URL(address).pathname);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('xml');
    const text = await answer.text();
    const paths = [...text.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/bilar/nya', '/en']));
    expect(paths).not.toContain('/404');
  });

  test('of an unknown site are not found', async () => {
    expect((await ask('/sitemaps/gamma/sitemap.xml')).status).toBe(404);
  });
});

test('every site, as its front end asks for it', async () => {
  const { body } = await query(
    '{ site { allSiteInfo { total results { name language hostname attributes { key value } errorHandling(language: "sv") { notFoundPagePath } } } } }',
    {},
  );
  const { total, results } = body.data.site.allSiteInfo;
  expect(total).toBe(2);
  for (const { attributes } of results) {
    expect(attributes.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['titleTemplate', 'favicon', 'gtmID']),
    );
  }
});
