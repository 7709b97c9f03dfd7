import { expect, test } from 'vitest';
import type { FeedFormat } from './importFeed.ts';
import { bring, header, json, row, storedCar } from './testing/bringFeed.ts';
import { testDuration, testLoan } from './testing/testLoan.ts';
import { writeReport } from './writeReport.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

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
  expect(shop()[0]).toEqual(storedCar);
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
      ...storedCar,
      car_primary_image: { thumbnail_url: '/a.webp' },
      car_equipment: ['Dragkrok', 'Värmare'],
      car_description: 'Ett, två; "tre".\nFyra',
    },
  ]);
});

const field = 'car_loan_monthly_cost';

test('a monthly cost that differs from the terms of the loan is corrected and reported', async () => {
  const lines = [
    json({ car_id: '1', car_loan_option: testLoan, car_loan_monthly_cost: 3777 }),
    json({ car_id: '2', car_loan_option: testLoan, car_loan_monthly_cost: 3776 }),
    json({ car_id: '3', car_loan_option: testLoan }),
    json({ car_id: '4', car_loan_monthly_cost: 3777 }),
    json({
      car_id: '5',
      car_loan_option: {
        ...testLoan,
        contract_durations: [],
        default_contract_duration: { ...testDuration, months: 0 },
      },
      car_loan_monthly_cost: 9,
    }),
  ];
  const { report, shop } = await bring(lines.join('\n'), { maxRefused: 0 });
  expect(shop().map((document) => document[field])).toEqual([3776, 3776, 3776, 3777, undefined]);
  expect(report).toMatchObject({ accepted: 5, refused: [], outcome: { kind: 'imported' } });
  expect(report.corrected).toEqual([
    { kind: 'corrected', line: 1, field, reason: expect.stringMatching(/^is 3777, and 3776 by/) },
    { kind: 'corrected', line: 5, field, reason: expect.stringMatching(/^is 9, and nothing by/) },
  ]);
  const written = writeReport(report);
  expect(written).toContainEqual(expect.stringMatching(/^line 1, car_loan_monthly_cost: is 3777/));
  expect(written).toContain('5 lines read, 5 accepted, 0 refused, 2 corrected.');
});

test('an unknown field is reported and dropped', async () => {
  const { report, shop } = await bring(json({ car_pirce: 1 }));
  expect([...report.unknownFields]).toEqual([['car_pirce', 1]]);
  expect(shop()[0]).not.toHaveProperty('car_pirce');
});
