import { expect } from 'vitest';
import type { SearchDocument } from '#search-engine/engine.ts';
import { feedKindOf } from '../feedKinds.ts';
import { type FeedFormat, type FeedReport, importFeed } from '../importFeed.ts';

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

/** The car as an index keeps it. */
export const storedCar = {
  ...car,
  car_price_history: [{ date: '2026-11-22', price: car.car_price }],
};

export const json = (change: object = {}) => JSON.stringify({ ...car, ...change });

export interface Options {
  readonly format?: FeedFormat;
  readonly maxRefused?: number;
  readonly maxLost?: number;
  readonly mayCreate?: boolean;
  readonly isCheck?: boolean;
  readonly index?: string;
  readonly chunk?: number;
  /** The day of the import. */
  readonly today?: string;
  /** The documents before the import; undefined: there is no such index. */
  readonly before?: readonly SearchDocument[] | undefined;
}

/** The number of non-empty lines of a feed that was decoded as Latin-1. */
const lineCount = (text: string) =>
  text.split('\n').filter((line) => line.replace('ï»¿', '').trim() !== '').length;

export const endOf = (format: FeedFormat, count: number) =>
  format === 'csv' ? `\nend_of_feed,${count}\n` : `\n{"end_of_feed":${count}}\n`;

/** Imports a feed without adding an end mark; the index has one old car by default. */
export async function bringRaw(feed: string | Uint8Array, options: Options = {}) {
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
    today: options.today ?? '2026-11-22',
    target: {
      count: async () => shop?.length,
      stored: async (_index, ids) =>
        new Map(
          (shop ?? [])
            .map((each) => [String(each['car_id']), each] as const)
            .filter(([id]) => ids.includes(id)),
        ),
      replace: async (_index, documents) => {
        shop = await Array.fromAsync(documents);
      },
    },
  });
  return { report, shop: () => shop ?? [] };
}

/** Imports a feed with an end mark, whose count is that of the lines by default. */
export async function bring(
  feed: string | Uint8Array,
  { lines, ...options }: Options & { readonly lines?: number } = {},
) {
  const { format = 'ndjson' } = options;
  const bytes = Buffer.from(feed);
  const found = lineCount(bytes.toString('latin1')) - Number(format === 'csv');
  return bringRaw(Buffer.concat([bytes, Buffer.from(endOf(format, lines ?? found))]), options);
}

export const header =
  'car_id,slug,car_brand,car_model,car_is_used,car_is_sample,car_price_currency,car_publishdate';

export const row = (id: string, brand = 'Volvo') =>
  `${id},volvo-v60,${brand},V60,true,false,SEK,2026-11-01`;
