import { describe, expect, test } from 'vitest';
import { testCar } from '#domain/cars/testing/testCar.ts';
import { wireName } from '#domain/search/facets.ts';
import { exampleChoice } from '#domain/search/testing/exampleFacets.ts';
import { servedList } from './servedList.ts';

/* The list as the server renders it, which visitors without script use as it is. */

const none = { cars: [], total: 0 };
const outage = { ...none, failure: { kind: 'timeout', afterMs: 1 } } as const;

describe('a list without cars', () => {
  test('says so, and has neither a number of cars, nor credit to explain', async () => {
    const creditExample = { uid: 'uid', caution: undefined, example: 'Exemplet', carId: 'MLB211' };
    const page = await servedList({ result: none, frame: { creditExample } });
    expect(page).toContain('>noSearchResults<');
    expect(page).not.toContain('>Exemplet<');
    expect(page).not.toMatch(/progress|Visar 0/);
    expect(page).not.toContain('href="/sparade"');
    expect(page.match(/>followSearch</g)).toHaveLength(1);
  });

  test('is told from an outage', async () => {
    const page = await servedList({ result: outage });
    expect(page).toContain('carListError');
    expect(page).not.toContain('noSearchResults');
  });
});

test('a list with cars explains their credit, and leads to the saved ones and to more', async () => {
  const creditExample = { uid: 'uid', caution: undefined, example: 'Exemplet', carId: 'MLB211' };
  const page = await servedList({ result: { total: 90 }, frame: { creditExample } });
  expect(page).toContain('>Exemplet<');
  expect(page).toMatch(/role="status"[^>]*><span>Visar 1 av 90</);
  expect(page).toMatch(/<progress[^>]* max="90"/);
  expect(page).toContain('rel="next"');
  expect(page).toContain('href="/sparade"');
  expect(page.match(/>followSearch</g)).toHaveLength(1);
});

test.each([
  [0, undefined],
  [2, undefined],
  [3, 0],
  [4, 1],
])('page %i, with those that are rendered before it, leads to page %s', async (page, earlier) => {
  const cars = Array.from({ length: 144 }, (_, at) => testCar({ id: `C${at}` }));
  const markup = await servedList({ query: `?page=${page}`, result: { cars, total: 900 } });
  const link = /<a[^>]*rel="prev"[^>]*>/.exec(markup)?.[0];
  expect(link && Number(/page=(\d+)/.exec(link)?.[1] ?? '0')).toBe(earlier);
});

describe('an address', () => {
  const facets = [exampleChoice('brand', ['Volvo', 'Kia'])];

  test('with one value that no car has says so', async () => {
    const page = await servedList({ query: `?${wireName('brand')}=Saab`, facets });
    expect(page).toContain('Vi har inget om Saab.');
  });

  test('with known values has no notice', async () => {
    const page = await servedList({ query: `?${wireName('brand')}=Volvo`, facets });
    expect(page).not.toContain('Vi har inget om');
  });

  test.each([
    [
      'with cars',
      {},
      [
        ['input', 'Uppsala'],
        ['select', undefined],
      ],
    ],
    [
      'in an outage',
      outage,
      [
        ['input', '50'],
        ['input', '59.86,17.64 Uppsala'],
      ],
    ],
  ])('keeps the place when its form is sent %s', async (_when, result, kept) => {
    const page = await servedList({ query: '?near=50&near=59.86,17.64+Uppsala', facets, result });
    const [form = ''] = /<form.*?<\/form>/s.exec(page) ?? [];
    const fields = form.matchAll(/<(input|select)[^>]* name="near"(?: value="([^"]*)")?/g);
    expect(Array.from(fields, ([, tag, value]) => [tag, value])).toEqual(kept);
  });
});

test.each([
  ['read as others', { repairedWords: [{ typed: 'volwo', read: 'Volvo' }] }, 'Sök på volwo'],
  ['like others', { similarWords: [{ typed: 'volwo', read: 'Volvo' }] }, 'Menade du Volvo?'],
  ['known', {}, undefined],
])('words that are %s have a link', async (_what, words, link) => {
  const page = await servedList({ query: '?keyphrase=volwo', result: words });
  expect(/>(Sök på|Menade du)[^<]*/.exec(page)?.[0]).toBe(link && `>${link}`);
});

describe('the choice of prices with VAT', () => {
  const price = { currency: 'SEK', amount: 200_000 };
  const both = { ...price, other: { amount: 250_000, includesVat: true } };
  test.each([
    ['a van with both prices', true, { isCommercial: true, price: both }],
    ['a van with one price', false, { isCommercial: true, price }],
    ['a car with both prices', false, { isCommercial: false, price: both }],
  ])('is for %s: %s', async (_what, isOffered, car) => {
    const page = await servedList({ result: { cars: [testCar(car)] } });
    const radios = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios).toHaveLength(isOffered ? 2 : 0);
    expect(radios.filter((radio) => radio.includes('checked=""'))).toHaveLength(isOffered ? 1 : 0);
  });
});

test('the pictures of the first screen have previews until they are loaded', async () => {
  const cars = Array.from({ length: 8 }, (_, at) =>
    testCar({ id: `C${at}`, image: { src: `/${at}.jpg`, blur: `data:image/webp;base64,${at}` } }),
  );
  const page = await servedList({ result: { cars, total: 8 } });
  const previews = [
    ...page.matchAll(/url\(&quot;data:image\/webp;base64,(\d)|url\(data:image\/webp;base64,(\d)/g),
  ];
  expect(previews.map(([, one, other]) => one ?? other)).toEqual(['0', '1', '2', '3']);
});
