import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { CarSearchResult } from '#domain/cars/service.ts';
import { testCar } from '#domain/cars/testing/testCar.ts';
import type { Page } from '#domain/content/page.ts';
import { fail } from '#domain/result.ts';
import { anyText } from '#domain/testing/anyText.ts';
import { sites } from '#sites/index.ts';
import { readXml } from '../testing/xmlTree.ts';
import { createCarFeedHandler } from './carFeedHandler.ts';
import { atomProblems, childrenOf, textIn } from './testing/atomProblems.ts';
import { failing, listPage, listTools, twoCars } from './testing/listTools.ts';

const swedish = { site: 'nordvik-se', locale: 'sv', path: ['bilar'] };
const hosts = new Map(sites.map(({ id, hosts: [host] }) => [id as string, host]));

interface Asked {
  readonly result?: CarSearchResult;
  readonly page?: Page | undefined;
  readonly query?: string;
  readonly params?: { readonly site: string; readonly locale: string; readonly path?: string[] };
  readonly headers?: Readonly<Record<string, string>>;
}

async function get({ result = twoCars, params = swedish, query = '', headers = {}, ...of }: Asked) {
  const { search, ...tools } = listTools(result, 'page' in of ? of.page : listPage('/bilar'));
  const handle = createCarFeedHandler(tools);
  const request = new Request(`https://nordvik.example/bilar/feed.xml${query}`, { headers });
  const answer = await handle(request, params);
  return { search, answer, xml: await answer.text() };
}

/** The addresses of links with a relation. */
function hrefs(xml: string, rel: string): readonly (string | undefined)[] {
  return childrenOf(readXml(xml), 'link')
    .filter(({ attributes }) => attributes['rel'] === rel)
    .map(({ attributes }) => attributes['href']);
}

test('the newest cars of a list', async () => {
  const { answer, xml, search } = await get({});
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('last-modified')).toBe('Thu, 26 Nov 2026 09:00:00 GMT');
  expect(atomProblems(xml)).toEqual([]);
  const feed = readXml(xml);
  const host = hosts.get('nordvik-se');
  expect(feed.attributes['xml:lang']).toBe('sv-SE');
  expect(textIn(feed, 'title')).toBe('Bilar i lager');
  expect(textIn(feed, 'updated')).toBe('2026-11-26T09:00:00.000Z');
  expect(hrefs(xml, 'self')).toEqual([`https://${host}/bilar/feed.xml`]);
  expect(hrefs(xml, 'alternate')).toEqual([`https://${host}/bilar`]);
  const [first, second] = childrenOf(feed, 'entry');
  if (!first || !second) throw new Error('There are fewer than two entries.');
  expect(textIn(first, 'id')).toBe(`tag:${host},2026:car:A1`);
  expect(textIn(first, 'title')).toBe('Volvo V60 B4');
  expect(textIn(first, 'summary').replaceAll(/\s/g, ' ')).toBe(
    '300 000 kr, Tidigare pris 320 000 kr · 2024 · El · Uppsala',
  );
  expect(childrenOf(first, 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'alternate', type: 'text/html', href: `https://${host}/bil/A1/volvo-v60` },
    { rel: 'enclosure', type: 'image/jpeg', href: `https://${host}/_og/-/media/v60.webp` },
  ]);
  expect(textIn(second, 'title')).toBe('Volkswagen <VW> Transporter & “T6”');
  expect(textIn(second, 'summary').replaceAll(/\s/g, ' ')).toBe('Från 250 000 kr exkl. moms');
  expect(search.mock.lastCall?.[0]).toMatchObject({ sortName: 'published-asc', offset: 0 });
  expect(search.mock.lastCall?.[0].limit).toBeLessThanOrEqual(50);
});

test('the search of the address, in its normal form', async () => {
  const query =
    '?utm_source=a&page=3&sortName=car_price_desc&car_price=300000&car_price=1&car_fuel=El&x=%E5';
  const { xml, search } = await get({ query });
  const host = hosts.get('nordvik-se');
  const normal = 'car_fuel=El&car_price=1&car_price=300000';
  expect(hrefs(xml, 'self')).toEqual([`https://${host}/bilar/feed.xml?${normal}`]);
  expect(hrefs(xml, 'alternate')).toEqual([`https://${host}/bilar?${normal}`]);
  expect(textIn(readXml(xml), 'id')).toBe(`https://${host}/bilar/feed.xml?${normal}`);
  expect(textIn(readXml(xml), 'title')).toMatch(/^Bilar i lager: El, /);
  expect(search.mock.lastCall?.[0]).toMatchObject({
    filters: { fuel: ['El'], price: ['1', '300000'] },
    sortName: 'published-asc',
    offset: 0,
  });
});

test('another language has its own addresses', async () => {
  const params = { site: 'carstore-se', locale: 'en', path: ['bilar'] };
  const { xml } = await get({ params });
  const host = hosts.get('carstore-se');
  expect(hrefs(xml, 'alternate')).toEqual([`https://${host}/en/bilar`]);
  expect(hrefs(xml, 'self')).toEqual([`https://${host}/en/bilar/feed.xml`]);
});

test('a search without cars has a feed without entries', async () => {
  const { xml, answer } = await get({ result: { cars: [], total: 0, facets: [] } });
  expect(answer.status).toBe(200);
  expect(atomProblems(xml)).toEqual([]);
  expect(childrenOf(readXml(xml), 'entry')).toEqual([]);
});

test('a car without a date is left out', async () => {
  const [first] = twoCars.cars;
  const cars = [...(first ? [first] : []), testCar({ id: 'C3' })];
  const { xml } = await get({ result: { ...twoCars, cars } });
  expect(childrenOf(readXml(xml), 'entry')).toHaveLength(1);
});

describe('a reader that has the feed', () => {
  const etagOf = async () => (await get({})).answer.headers.get('etag') ?? '';

  test('gets 304 without a body', async () => {
    const etag = await etagOf();
    const { answer, xml } = await get({ headers: { 'if-none-match': `"other", ${etag}` } });
    expect([answer.status, xml]).toEqual([304, '']);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test.each<[string, Readonly<Record<string, string>>, number]>([
    ['since the newest car', { 'if-modified-since': 'Thu, 26 Nov 2026 09:00:00 GMT' }, 304],
    ['since before it', { 'if-modified-since': 'Thu, 26 Nov 2026 08:59:59 GMT' }, 200],
    ['with a broken date', { 'if-modified-since': 'yesterday' }, 200],
    ['with any version', { 'if-none-match': '*' }, 304],
    [
      'with another version of the same time',
      { 'if-none-match': 'W/"x"', 'if-modified-since': 'Thu, 26 Nov 2026 09:00:00 GMT' },
      200,
    ],
  ])('%s', async (_what, headers, status) => {
    expect((await get({ headers })).answer.status).toBe(status);
  });

  test('gets it again if a price has changed', async () => {
    const etag = await etagOf();
    const cars = twoCars.cars.map((car) => ({ ...car, price: { currency: 'SEK', amount: 1 } }));
    const { answer } = await get({
      result: { ...twoCars, cars },
      headers: { 'if-none-match': etag },
    });
    expect(answer.status).toBe(200);
  });
});

test.each<[string, Asked, number, string | null]>([
  ['a search service that is down', { result: failing }, 503, '60'],
  ['a page without a list', { page: { ...listPage('/bilar'), placeholders: {} } }, 404, null],
  ['no page', { page: undefined }, 404, null],
  ['an unknown site', { params: { ...swedish, site: 'nordvik-dk' } }, 404, null],
  ['a site without cars', { params: { ...swedish, site: 'nordvik-restaurant-se' } }, 404, null],
  ['a language that the site doesn’t have', { params: { ...swedish, locale: 'fi' } }, 404, null],
  ['a broken path', { params: { ...swedish, path: ['a%2Fb'] } }, 404, null],
  [
    'a path that names no cars',
    {
      page: listPage('/bilar/,-w-,'),
      params: { ...swedish, path: ['bilar', 'spaceship'] },
    },
    404,
    null,
  ],
])('%s', async (_what, asked, status, retryAfter) => {
  const { answer, xml } = await get(asked);
  expect([answer.status, xml]).toEqual([status, '']);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a content platform that is down', async () => {
  const { search: _, ...tools } = listTools(twoCars, listPage('/bilar'));
  const page = async () => fail({ kind: 'timeout', afterMs: 1 } as const);
  const handle = createCarFeedHandler({ ...tools, content: { ...tools.content, page } });
  const answer = await handle(new Request('https://nordvik.example/bilar/feed.xml'), swedish);
  expect(answer.status).toBe(503);
});

test('an earlier answer of the index is sent, but not cached', async () => {
  const { answer } = await get({ result: { ...twoCars, isStale: true } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

const places = sites.flatMap(({ id: site, locales, indices }) =>
  indices ? locales.map((locale) => ({ site: site as string, locale: locale as string })) : [],
);

const anyCar = fc.record({
  id: fc.stringMatching(/^[\w-]{1,20}$/),
  slug: anyText({ maxLength: 20 }),
  brand: anyText({ maxLength: 20 }),
  modelText: anyText({ maxLength: 40 }),
  city: anyText({ maxLength: 20 }),
  text: anyText({ maxLength: 20 }),
  src: fc.oneof(anyText({ maxLength: 20 }), fc.constant('/-/media/a b.webp?x=1&y=2')),
  at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe.each(places)('the feed of $site in $locale', (place) => {
  propertyTest.prop(
    [fc.uniqueArray(anyCar, { selector: ({ id }) => id, maxLength: 5 }), anyText()],
    {
      numRuns: 30,
    },
  )('is valid with any cars and words', async (cars, words) => {
    const result = {
      cars: cars.map(({ city, text, src, at, ...car }) =>
        testCar({
          ...car,
          facility: { city },
          price: { text, currency: 'SEK' },
          image: { src },
          publishedAt: at.toISOString(),
        }),
      ),
      total: cars.length,
      facets: [],
    };
    const query = `?${new URLSearchParams({ keyphrase: words })}`;
    const { xml } = await get({ result, query, params: { ...place, path: ['bilar'] } });
    expect(atomProblems(xml)).toEqual([]);
    expect(childrenOf(readXml(xml), 'entry')).toHaveLength(cars.length);
  });
});

test.each([
  [{}, {}, 'Bilar i lager'],
  [{ Title: { value: '' } }, { metaTitle: 'Köp bil' }, 'Köp bil'],
  [{ Title: { value: '' } }, {}, 'Bilar'],
])('a list with %j on a page with %j is called %s', async (fields, pageFields, title) => {
  const page = listPage('/bilar', fields);
  const { xml } = await get({ page: { ...page, fields: { ...page.fields, ...pageFields } } });
  expect(textIn(readXml(xml), 'title')).toBe(title);
});

test.each([
  ['nordvik-se', 'sv', true],
  ['nordvik-uk', 'en', false],
])(
  'the list of %s, in %s, is filtered by the costs of its own loans: %s',
  async (site, locale, isFiltered) => {
    const { search } = await get({ params: { site, locale, path: ['bilar'] } });
    const [asked] = search.mock.lastCall ?? [];
    expect(asked?.facets?.some(({ name }) => name === 'loan')).toBe(isFiltered);
  },
);
