import { expect, test } from 'vitest';
import type { SearchDocument } from '../../engine.ts';
import { nordvikSe } from '../dealers/nordvikSe.ts';
import { generateSites } from '../facilities/generateSites.ts';
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

const json = (change: object = {}) => JSON.stringify({ ...car, ...change });
const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Imports a feed into a shop that has one old car. */
async function bring(
  feed: string | Uint8Array,
  { format = 'ndjson', mostRefused = 100, index = 'vehicles-nordvik-se', chunk = 7 } = {} as {
    format?: FeedFormat;
    mostRefused?: number;
    index?: string;
    chunk?: number;
  },
) {
  let shop: readonly SearchDocument[] = [{ car_id: 'old' }];
  const bytes = Buffer.from(feed);
  // In small chunks, so that lines and characters are torn apart.
  async function* source() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const kind = feedKindOf(index);
  if (kind === undefined) throw new Error(`no feed for ${index}`);
  const replace = async (_index: string, documents: readonly SearchDocument[]) => {
    shop = documents;
  };
  const report: FeedReport = await importFeed({
    source: source(),
    format,
    feed: kind,
    index,
    mostRefused,
    engine: { replace },
  });
  return { report, shop: () => shop };
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
    'a campaign above the price',
    json({ car_campaign_price: 200_000 }),
    [1, 'car_campaign_price', /not below/],
  ],
  [
    'a campaign without its price',
    json({ car_has_campaign_price: true }),
    [1, 'car_has_campaign_price', /without/],
  ],
  ['a bad date', json({ car_publishdate: '1/11' }), [1, 'car_publishdate', /pattern/]],
  [
    'a nested mistake',
    json({ car_sellers: [{ email: 'a' }] }),
    [1, 'car_sellers.0.name', /expected string/],
  ],
  [
    'a repeated id',
    `${json()}\n${json({ slug: 'b' })}`,
    [2, 'car_id', /"1" stands in line 1 already/],
  ],
  ['what is no JSON', `${json()}\n{"car_id"`, [2, undefined, /not JSON/]],
  ['what is no object', '[1]', [1, undefined, /not a JSON object/]],
  ['Latin-1', latin1(json({ car_color: 'Blå' })), [1, 'car_color', /byte E5 .*"å".*Latin-1/]],
  [
    'a torn character',
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
      'a bad truth',
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
  ['an open quote', `${header}\n${row('1')}\n2,"b`, 'csv', /From line 3 .*Quote/],
  ['a header in Latin-1', latin1('car_id,färg\n1,b'), 'csv', /column 2 is not UTF-8/],
  ['nothing but mistakes', '{}\n{}', 'ndjson', /Not one line/],
])('%s: the whole feed is refused and the shop untouched', async (_what, feed, format, reason) => {
  const { report, shop } = await bring(feed, { format });
  expect(report.outcome).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
  expect(shop()).toEqual([{ car_id: 'old' }]);
});

test.each([
  [10, 'imported'],
  [9, 'refused'],
] as const)('one bad line of ten, at most %d %%: %s', async (mostRefused, outcome) => {
  const lines = Array.from({ length: 9 }, (_, n) => json({ car_id: `${n}` }));
  const { report, shop } = await bring([...lines, '{}'].join('\n'), { mostRefused });
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
  const { report, shop } = await bring(feed, { format: 'csv' });
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

test('a field that nothing reads is told, and left out', async () => {
  const { report, shop } = await bring(json({ car_pirce: 1 }));
  expect([...report.unknownFields]).toEqual([['car_pirce', 1]]);
  expect(shop()[0]).not.toHaveProperty('car_pirce');
});

test('a feed of facilities refuses a slug that stands there already', async () => {
  const [first, second] = generateSites(nordvikSe, '2026-11-22');
  const feed = [first, { ...second, slug: first?.slug }].map((site) => JSON.stringify(site));
  const { report } = await bring(feed.join('\n'), { index: 'sites-nordvik-se', chunk: 4096 });
  expect(report).toMatchObject({ accepted: 1, refused: [{ line: 2, field: 'slug' }] });
});

test('an index that can’t be replaced is told', async () => {
  const report = await importFeed({
    source: (async function* () {
      yield Buffer.from(json());
    })(),
    format: 'ndjson',
    feed: feedKindOf('vehicles-x') ?? expect.fail(),
    index: 'vehicles-x',
    mostRefused: 5,
    engine: { replace: () => Promise.reject(new Error('disk full')) },
  });
  expect(report.outcome).toEqual({
    kind: 'refused',
    reason: 'The index could not be replaced: disk full.',
  });
});

test('a report names fifty lines and counts the rest', async () => {
  const { report } = await bring(`${json()}\n${'{}\n'.repeat(60)}`, { mostRefused: 5 });
  const lines = writeReport(report);
  expect(lines[0]).toBe('line 2, car_id: is missing');
  expect(lines.slice(50)).toEqual([
    '… and 10 more lines.',
    '61 lines read, 1 accepted, 60 refused.',
    "vehicles-nordvik-se is as it was: 60 of 61 lines (98.4 %) can't be taken, and at most 5 % may be.",
  ]);
});
