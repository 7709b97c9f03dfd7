import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '#search-engine/engine.ts';
import { feedKindOf } from './feedKinds.ts';
import { type FeedFormat, type FeedReport, importFeed } from './importFeed.ts';
import { writeReport } from './writeReport.ts';

const car = {
  car_id: '1',
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_is_used: true,
  car_is_sample: false,
  car_price: 200_000,
  car_price_currency: 'SEK',
  car_publishdate: '2026-11-01',
};

const facility = {
  site_id: '1',
  id: 'taby',
  slug: 'taby',
  site_official_name: 'Täby',
  site_street: 'Storgatan 1',
  site_zip: '183 30',
  site_city: 'Täby',
  site_region: 'Stockholm',
  website_city: 'Stockholm, Täby',
  site_phone: '08-465 004 00',
  site_email: 'taby@dealer.example',
  site_geocoord: '59.4439,18.0687',
  site_brands: ['Volvo'],
  website_sort_order: 1,
  site_departments: [],
};

const json = (change: object = {}) => JSON.stringify({ ...car, ...change });
const latin1 = (text: string) => Buffer.from(text, 'latin1');

interface Options {
  readonly format?: FeedFormat;
  readonly maxRefused?: number;
  readonly maxLost?: number;
  readonly mayCreate?: boolean;
  readonly isCheck?: boolean;
  readonly index?: string;
  readonly chunk?: number;
  /** The documents before the import; undefined: there is no such index. */
  readonly before?: readonly SearchDocument[] | undefined;
}

/** The number of non-empty lines of a feed that was decoded as Latin-1. */
const lineCount = (text: string) =>
  text.split('\n').filter((line) => line.replace('ï»¿', '').trim() !== '').length;
const endOf = (format: FeedFormat, count: number) =>
  format === 'csv' ? `\nend_of_feed,${count}\n` : `\n{"end_of_feed":${count}}\n`;

/** Imports a feed without adding an end mark; the index has one old car by default. */
async function bringRaw(feed: string | Uint8Array, options: Options = {}) {
  const { format = 'ndjson', index = 'vehicles-nordvik-se', chunk = 7 } = options;
  let shop = 'before' in options ? options.before : [{ car_id: 'old' }];
  const bytes = Buffer.from(feed);
  // In small chunks, so that lines and characters are split.
  async function* source() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const report: FeedReport = await importFeed({
    source: source(),
    format,
    feed: feedKindOf(index) ?? expect.fail(),
    index,
    maxRefused: options.maxRefused ?? 100,
    maxLost: options.maxLost ?? 100,
    mayCreate: options.mayCreate ?? false,
    isCheck: options.isCheck ?? false,
    target: {
      count: async () => shop?.length,
      replace: async (_index, documents) => {
        shop = await Array.fromAsync(documents);
      },
    },
  });
  return { report, shop: () => shop ?? [] };
}

/** Imports a feed with an end mark, whose count is that of the lines by default. */
async function bring(
  feed: string | Uint8Array,
  { lines, ...options }: Options & { readonly lines?: number } = {},
) {
  const { format = 'ndjson' } = options;
  const bytes = Buffer.from(feed);
  const found = lineCount(bytes.toString('latin1')) - Number(format === 'csv');
  return bringRaw(Buffer.concat([bytes, Buffer.from(endOf(format, lines ?? found))]), options);
}

const header =
  'car_id,slug,car_brand,car_model,car_is_used,car_is_sample,car_price_currency,car_publishdate';
const row = (id: string, brand = 'Volvo') =>
  `${id},volvo-v60,${brand},V60,true,false,SEK,2026-11-01`;

test.each<
  [what: string, lines: string | Uint8Array, refusal: [number, string | undefined, RegExp]]
>([
  ['a missing field', json({ slug: undefined }), [1, 'slug', /^is missing$/]],
  ['an empty brand', json({ car_brand: '' }), [1, 'car_brand', /1 character/]],
  ['a negative price', json({ car_price: -1 }), [1, 'car_price', />=0/]],
  ['a price with decimals', json({ car_price: 9.5 }), [1, 'car_price', /expected int/]],
  ['a price in words', json({ car_price: '200 000' }), [1, 'car_price', /expected number/]],
  [
    'a campaign beside the former price',
    json({ car_campaign_price: 190_000 }),
    [1, 'car_campaign_price', /is 190000 and the car_price is 200000/],
  ],
  [
    'a campaign without a price',
    json({ car_price: undefined, car_campaign_price: 190_000 }),
    [1, 'car_campaign_price', /no car_price/],
  ],
  [
    'a campaign without a former price',
    json({ car_campaign_price: 200_000 }),
    [1, 'car_retail_price', /^is missing/],
  ],
  [
    'a campaign that saves nothing',
    json({ car_campaign_price: 200_000, car_retail_price: 200_000 }),
    [1, 'car_retail_price', /not above/],
  ],
  [
    'a campaign without its price',
    json({ car_has_campaign_price: true }),
    [1, 'car_has_campaign_price', /without/],
  ],
  ['a bad date', json({ car_publishdate: '1/11' }), [1, 'car_publishdate', /invalid/]],
  ['no day', json({ car_publishdate: '2026-02-30' }), [1, 'car_publishdate', /invalid/]],
  [
    'a moment',
    json({ car_firstregistration: '2026-02-03T00:00:00Z' }),
    [1, 'car_firstregistration', /invalid/],
  ],
  ['a slug with a slash', json({ slug: 'volvo/v60' }), [1, 'slug', /pattern/]],
  [
    'a nested mistake',
    json({ car_sellers: [{ email: 'a' }] }),
    [1, 'car_sellers.0.name', /expected string/],
  ],
  ['a repeated id', `${json()}\n${json({ slug: 'b' })}`, [2, 'car_id', /"1" is in line 1 already/]],
  ['a line that is not JSON', `${json()}\n{"car_id"`, [2, undefined, /not JSON/]],
  ['a line that is not an object', '[1]', [1, undefined, /not a JSON object/]],
  ['Latin-1', latin1(json({ car_color: 'Blå' })), [1, 'car_color', /byte E5 .*"å".*Latin-1/]],
  [
    'a truncated character',
    Buffer.from(json({ car_color: 'Blå' })).subarray(0, -2),
    [1, undefined, /not JSON/],
  ],
  ['text read as Latin-1', json({ car_color: 'BlÃ¥' }), [1, 'car_color', /Latin-1/]],
  [
    'text damaged before',
    json({ car_equipment: ['V\uFFFDrmare'] }),
    [1, 'car_equipment', /damaged/],
  ],
  ['an endless line', json({ car_description: 'a'.repeat(1_100_000) }), [1, undefined, /longer/]],
])('%s is refused with line, field and reason', async (_what, feed, [line, field, reason]) => {
  const { report } = await bring(feed, { chunk: 4096 });
  expect(report.refused).toEqual([
    { kind: 'refused', line, field, reason: expect.stringMatching(reason) },
  ]);
});

test.each<[what: string, text: string | Uint8Array, refusal: [number, string | undefined, RegExp]]>(
  [
    [
      'a missing column',
      `${header}\n${row('1').replace(',V60', '')}`,
      [2, undefined, /7 columns.* 8/],
    ],
    ['a bad number', `${header},car_price\n${row('1')},200 000`, [2, 'car_price', /not a number/]],
    [
      'a bad boolean',
      `${header.replace('slug', 'caroftheweek')}\n${row('1')}`,
      [2, 'caroftheweek', /neither/],
    ],
    [
      'a bad list',
      `${header},car_equipment\n${row('1')},Dragkrok`,
      [2, 'car_equipment', /not JSON/],
    ],
    ['Latin-1', latin1(`${header}\n${row('1', 'Citroën')}`), [2, 'car_brand', /byte EB .*"ë"/]],
    [
      'a repeated id after a cell of two lines',
      `${header}\n${row('1', '"Vol\nvo"')}\n${row('1')}`,
      [4, 'car_id', /line 2/],
    ],
  ],
)('CSV: %s is refused', async (_what, feed, [line, field, reason]) => {
  const { report } = await bring(feed, { format: 'csv' });
  expect(report.refused).toEqual([
    { kind: 'refused', line, field, reason: expect.stringMatching(reason) },
  ]);
});

test.each<[what: string, feed: string | Uint8Array, format: FeedFormat, reason: RegExp]>([
  ['empty', '', 'ndjson', /empty/],
  ['empty lines', '\n\r\n', 'ndjson', /empty/],
  ['empty CSV', '', 'csv', /empty/],
  ['a header alone', `${header}\n`, 'csv', /empty/],
  ['a byte order mark alone', '\uFEFF', 'ndjson', /empty/],
  ['UTF-16', Buffer.from(`\uFEFF${json()}`, 'utf16le'), 'ndjson', /UTF-16/],
  ['UTF-16 without a mark', Buffer.from(json(), 'utf16le'), 'ndjson', /UTF-16/],
  ['an open quote', `${header}\n${row('1')}\n2,"b`, 'csv', /From line \d .*Quote/],
  ['a header in Latin-1', latin1('car_id,färg\n1,b'), 'csv', /column 2 is not UTF-8/],
  ['only invalid lines', '{}\n{}', 'ndjson', /Not one line/],
])('%s: the whole feed is refused and the index unchanged', async (_what, feed, format, reason) => {
  const { report, shop } = await bring(feed, { format });
  expect(report.outcome).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  expect(shop()).toEqual([{ car_id: 'old' }]);
});

test.each([
  [10, 'imported'],
  [9, 'refused'],
] as const)('one bad line of ten, at most %d %%: %s', async (maxRefused, outcome) => {
  const lines = Array.from({ length: 9 }, (_, n) => json({ car_id: `${n}` }));
  const { report, shop } = await bring([...lines, '{}'].join('\n'), { maxRefused });
  expect(report).toMatchObject({ read: 10, accepted: 9, outcome: { kind: outcome } });
  expect(shop()).toHaveLength(outcome === 'imported' ? 9 : 1);
});

test.each([
  ['with a byte order mark', `\uFEFF${json()}`],
  ['with Windows line ends', `${json()}\r\n${json({ car_id: '2' })}\r\n`],
  ['with empty lines', `\n${json()}\n\n`],
])('a feed %s is taken', async (_what, feed) => {
  const { report, shop } = await bring(feed);
  expect(report.outcome).toEqual({ kind: 'imported' });
  expect(shop()[0]).toEqual(car);
});

test.each([',', ';', '\t'])('CSV with %j between cells is taken', async (separator) => {
  const names =
    'car_id slug car_brand car_model car_is_used car_is_sample car_price car_price_currency car_publishdate car_primary_image.thumbnail_url car_equipment car_description';
  const cells = ['1', 'volvo-v60', 'Volvo', 'V60', 'TRUE', 'false', '200000', 'SEK', '2026-11-01'];
  const quoted = ['/a.webp', '"[""Dragkrok"",""Värmare""]"', '"Ett, två; ""tre"".\nFyra"'];
  const feed = `\uFEFF${names.split(' ').join(separator)}\r\n${[...cells, ...quoted].join(separator)}\r\n`;
  const { report, shop } = await bring(feed, { format: 'csv', lines: 1 });
  expect(report.refused).toEqual([]);
  expect(shop()).toEqual([
    {
      ...car,
      car_primary_image: { thumbnail_url: '/a.webp' },
      car_equipment: ['Dragkrok', 'Värmare'],
      car_description: 'Ett, två; "tre".\nFyra',
    },
  ]);
});

test('an unknown field is reported and dropped', async () => {
  const { report, shop } = await bring(json({ car_pirce: 1 }));
  expect([...report.unknownFields]).toEqual([['car_pirce', 1]]);
  expect(shop()[0]).not.toHaveProperty('car_pirce');
});

test('a feed of facilities refuses a duplicate slug', async () => {
  const feed = [facility, { ...facility, site_id: '2' }].map((site) => JSON.stringify(site));
  const { report } = await bring(feed.join('\n'), { index: 'sites-nordvik-se', chunk: 4096 });
  expect(report).toMatchObject({ accepted: 1, refused: [{ line: 2, field: 'slug' }] });
});

test('a failed replacement is reported with the reason', async () => {
  const report = await importFeed({
    source: (async function* () {
      yield Buffer.from(`${json()}${endOf('ndjson', 1)}`);
    })(),
    format: 'ndjson',
    feed: feedKindOf('vehicles-x') ?? expect.fail(),
    index: 'vehicles-x',
    maxRefused: 5,
    maxLost: 30,
    mayCreate: false,
    isCheck: false,
    target: { count: async () => 1, replace: () => Promise.reject(new Error('disk full')) },
  });
  expect(report.outcome).toEqual({
    kind: 'refused',
    reason: "The index can't be replaced: disk full.",
  });
});

describe('the end mark', () => {
  const two = `${json()}\n${json({ car_id: '2' })}`;
  const rows = `${header}\n${row('1')}\n${row('2')}`;
  test.each<[what: string, feed: string, format: FeedFormat, reason: RegExp]>([
    ['is missing', two, 'ndjson', /cut off after 2 lines/],
    ['is missing after a line end', `${two}\n`, 'ndjson', /cut off after 2 lines/],
    ['is missing in CSV', `${rows}\n`, 'csv', /cut off after 2 lines/],
    ['counts too many', `${two}${endOf('ndjson', 3)}`, 'ndjson', /counts 3 lines.* has 2/],
    ['counts too few', `${two}${endOf('ndjson', 1)}`, 'ndjson', /counts 1 lines.* has 2/],
    ['counts too many in CSV', `${rows}${endOf('csv', 20)}`, 'csv', /counts 20 lines.* has 2/],
    ['is followed', `${json()}${endOf('ndjson', 1)}${json()}`, 'ndjson', /Line 3 comes after/],
  ])('that %s refuses the feed', async (_what, feed, format, reason) => {
    const { report, shop } = await bringRaw(feed, { format });
    expect(report.outcome).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
    expect(shop()).toEqual([{ car_id: 'old' }]);
  });

  test.each([';;;', ',,,,,,', ''])('of CSV may be filled up with %j', async (rest) => {
    const separator = rest.includes(';') ? ';' : ',';
    const feed = `${rows}\nend_of_feed,2`.replaceAll(',', separator) + rest;
    const { report } = await bringRaw(feed, { format: 'csv' });
    expect(report.outcome).toEqual({ kind: 'imported' });
  });

  test('counts refused lines, too', async () => {
    const { report } = await bringRaw(`${two}\n{}${endOf('ndjson', 3)}`);
    expect(report).toMatchObject({ accepted: 2, outcome: { kind: 'imported' } });
  });

  propertyTest.prop([fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })])(
    'is missing wherever the feed is truncated',
    async (share) => {
      const feed = `${two}${endOf('ndjson', 2)}`.trimEnd();
      const { report } = await bringRaw(feed.slice(0, Math.floor(share * feed.length)));
      expect(report.outcome.kind).toBe('refused');
    },
  );
});

describe('the shrink limit of an index', () => {
  const cars = (count: number) =>
    Array.from({ length: count }, (_, n) => json({ car_id: `${n}` })).join('\n');
  const before = Array.from({ length: 10 }, (_, n) => ({ car_id: `${n}` }));
  test.each([
    [7, 30, 'imported'],
    [6, 30, 'refused'],
    [1, 100, 'imported'],
    [20, 0, 'imported'],
  ] as const)('%d cars after ten, %d %% may be lost: %s', async (count, maxLost, outcome) => {
    const { report, shop } = await bring(cars(count), { before, maxLost });
    expect(report.outcome.kind).toBe(outcome);
    expect(shop()).toHaveLength(outcome === 'imported' ? count : 10);
  });

  test('also applies to a check', async () => {
    const options = { before, maxLost: 30, isCheck: true };
    const { report } = await bring(cars(6), options);
    expect(report.outcome).toMatchObject({ reason: expect.stringMatching(/from 10 .* to 6 \(40/) });
    const { report: good, shop } = await bring(cars(8), options);
    expect(good.outcome).toEqual({ kind: 'checked' });
    expect(shop()).toBe(before);
  });
});

test('a missing index is only created if allowed', async () => {
  const { report, shop } = await bring(json(), { before: undefined });
  expect(report.outcome).toMatchObject({ reason: expect.stringContaining('--create') });
  expect(shop()).toEqual([]);
  const created = await bring(json(), { before: undefined, mayCreate: true });
  expect(created.report.outcome).toEqual({ kind: 'imported' });
  expect(created.shop()).toHaveLength(1);
});

test('a report lists fifty lines and counts the rest', async () => {
  const { report } = await bring(`${json()}\n${'{}\n'.repeat(60)}`, { maxRefused: 5 });
  const lines = writeReport(report);
  expect(lines[0]).toBe('line 2, car_id: is missing');
  expect(lines.slice(50)).toEqual([
    '… and 10 more lines.',
    '61 lines read, 1 accepted, 60 refused.',
    "vehicles-nordvik-se is as it was: 60 of 61 lines (98.4 %) can't be taken, and at most 5 % may be.",
  ]);
});
