import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { feedKindOf } from './feedKinds.ts';
import { type FeedFormat, importFeed } from './importFeed.ts';
import { bring, bringRaw, endOf, header, json, row } from './testing/bringFeed.ts';
import { writeReport } from './writeReport.ts';

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
    today: '2026-11-22',
    target: {
      count: async () => 1,
      stored: async () => new Map(),
      replace: () => Promise.reject(new Error('disk full')),
    },
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
