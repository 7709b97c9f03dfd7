import { describe, expect, test } from 'vitest';
import { wireName } from '#domain/search/facets.ts';
import { exampleChoice, range } from '#domain/search/testing/exampleFacets.ts';
import { servedList } from './servedList.ts';

/* The filters as the server renders them, as a form that works without script. */

describe('the form of the filters', () => {
  test('is sent by the buttons and fields that stand beside it', async () => {
    const page = await servedList({});
    const [, id = ''] = /<form id="([^"]*)"[^>]* action="\/bilar"/.exec(page) ?? [];
    expect(id).not.toBe('');
    const beside = [...page.matchAll(/<(input|button|select)[^>]* form="([^"]*)"/g)];
    expect(beside.map(([, tag]) => tag)).toEqual(
      expect.arrayContaining(['input', 'button', 'select']),
    );
    expect(beside.filter(([, , form]) => form !== id)).toEqual([]);
  });

  const names = ['brand', 'body', 'fuel', 'gearbox', 'color', 'city', 'campaign', 'equipment'];
  const eight = names.map((name) => exampleChoice(name, ['a', 'b']));

  // The place of the search is one of them.
  test.each([
    ['nine', false, eight],
    ['ten', true, [...eight, range('price', 0, 900_000)]],
  ])('with %s facets has others behind a button: %s', async (_count, hasMore, facets) => {
    const page = await servedList({ facets });
    expect(page.includes('>carListMoreFilters<')).toBe(hasMore);
    const [, hidden = ''] = /<noscript>(<details.*?)<\/noscript>/s.exec(page) ?? [];
    expect(hidden.includes(`>facet_${wireName('price')}<`)).toBe(hasMore);
  });

  test.each([
    [0, ''],
    [1, `?${wireName('fuel')}=El`],
    [2, `?${wireName('fuel')}=El&${wireName('fuel')}=Bensin`],
  ])('says that %i values of a facet are chosen', async (count, query) => {
    const page = await servedList({ query, facets: [exampleChoice('fuel', ['El', 'Bensin'])] });
    const summary = /<summary.*?<\/summary>/s.exec(page)?.[0] ?? '';
    expect(/aria-hidden="true">(\d)</.exec(summary)?.[1]).toBe(count ? `${count}` : undefined);
  });

  test.each([
    [11, false],
    [12, true],
  ])('lets visitors search %i values: %s', async (count, isSearched) => {
    const values = Array.from({ length: count }, (_, at) => `Färg ${at}`);
    const page = await servedList({ facets: [exampleChoice('color', values)] });
    expect(page.includes('type="search"')).toBe(isSearched);
  });

  test.each([
    ['', []],
    [`?${wireName('brand')}=Volvo`, ['V60', 'XC40']],
  ])('offers the models of the makes that are chosen: %s', async (query, models) => {
    const facets = [
      exampleChoice(
        'brand',
        [
          ['Volvo', ['V60', 'XC40']],
          ['Kia', ['Niro']],
        ],
        'model',
      ),
    ];
    const page = await servedList({ query, facets });
    const boxes = [...page.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
    const offered = boxes.filter((box) => box.includes(`name="${wireName('model')}"`));
    expect(offered.map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(models);
  });

  const yearsOf = (page: string) => {
    const selects = page.matchAll(/<label[^>]*>(carListFrom|carListTo)<.*?<select.*?<\/select>/gs);
    return Array.from(selects, ([select]) => /value="(\d*)" selected/.exec(select)?.[1] ?? '');
  };

  test.each([
    [[], ['', '']],
    [['2022'], ['2022', '2022']],
    [
      ['2020', '2021'],
      ['', '2021'],
    ],
    [
      ['2022', '2023'],
      ['2022', ''],
    ],
    [
      ['2020', '2021', '2022', '2023'],
      ['', ''],
    ],
  ])('shows the years %j as two ends', async (chosen, ends) => {
    const query = `?${new URLSearchParams(chosen.map((year) => [wireName('year'), year]))}`;
    const facets = [exampleChoice('year', ['2023', '2022', '2021', '2020'])];
    expect(yearsOf(await servedList({ query, facets }))).toEqual(ends);
  });

  test('offers distances from a place, of which the last is any', async () => {
    const page = await servedList({ facets: [exampleChoice('fuel', ['El', 'Bensin'])] });
    const [, options = ''] = /<select[^>]*name="near"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
    const texts = Array.from(options.matchAll(/<option[^>]*>([^<]*)/g), ([, text]) => text);
    expect(texts).toEqual(['10 km', '20 km', '50 km', '100 km', '200 km', 'carNearAnywhere']);
    expect(options).toMatch(/value="50" selected/);
  });

  test('writes the down payment in the currency of the site', async () => {
    const loan = wireName('loan');
    const query = `?${loan}=0&${loan}=5000&${wireName('downPayment')}=40000`;
    const page = await servedList({ query, facets: [range('loan', 1_000, 9_000)] });
    expect(/aria-label="carListChosen".*?<\/ul>/s.exec(page)?.[0]).toMatch(/40\s000\skr/);
    expect(page).toMatch(/name="budget_down_payment"[^>]* value="40\s000\skr"/);
  });
});
