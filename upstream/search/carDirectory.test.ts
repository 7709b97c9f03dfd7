import { expect, test } from 'vitest';
import type { ListedCar, StockSlice } from '#domain/cars/directory.ts';
import { fail, ok } from '#domain/result.ts';
import { testSite } from '#domain/sites/testing/testSite.ts';
import type { AskSearch, SearchHits } from './ask.ts';
import { createCarDirectory } from './carDirectory.ts';
import type { WireSearchRequest } from './wire.ts';

const down = { kind: 'server-error', status: 502 } as const;

function directory(answer: (request: WireSearchRequest) => Partial<SearchHits> | undefined) {
  const asked: WireSearchRequest[] = [];
  const ask: AskSearch = async (request) => {
    asked.push(request);
    const hits = answer(request);
    return hits ? ok({ content: [], facets: [], total: 0, ...hits }) : fail(down);
  };
  const indices = { vehicles: 'vehicles', facilities: 'sites' };
  const findSite = (id: string) => (id === testSite.id ? { ...testSite, indices } : undefined);
  return { asked, ...createCarDirectory({ ask, findSite }) };
}

function hit(id: string, changes: object = {}): object {
  const car_primary_image = { thumbnail_url: `/-/media/${id}.webp` };
  return {
    car_id: id,
    slug: `car-${id}`,
    car_brand: 'Kia',
    car_model: 'Niro',
    car_primary_image,
    ...changes,
  };
}

const kia: StockSlice = { brand: 'Kia', from: 0, count: 2 };

async function carsOf(read: ReturnType<typeof directory>, slice: StockSlice) {
  const cars: ListedCar[] = [];
  for await (const part of read.cars(testSite.id, slice)) {
    if (!part.ok) return part.failure;
    cars.push(...part.value);
  }
  return cars;
}

test('a large brand is sliced by model', async () => {
  const values = [
    { text: 'Kia', count: 900, children: [{ text: 'Niro', count: 900 }] },
    { text: 'Audi', count: 10_000, children: [{ text: 'A4', count: 10_000 }] },
    {
      text: 'Volvo',
      count: 12_000,
      children: [{ text: 'V60', count: 7_000 }, { text: 'V90', count: 5_000 }, { count: 1 }],
    },
    { text: 'Broken', count: 'many' },
  ];
  const { asked, slices } = directory(() => ({
    facets: [{ name: 'car_brand', type: 'terms', values }],
  }));
  expect(await slices(testSite.id)).toEqual(
    ok([
      { brand: 'Kia', from: 0, count: 900 },
      { brand: 'Audi', from: 0, count: 10_000 },
      { brand: 'Volvo', model: 'V60', from: 0, count: 7_000 },
      { brand: 'Volvo', model: 'V90', from: 0, count: 5_000 },
    ]),
  );
  const facets = [{ name: 'car_brand', child_name: 'car_model', sort_order: 'text_asc' }];
  expect(asked).toMatchObject([{ facets, limit: 0, offset: 0 }]);
});

test('a site without cars has no slices', async () => {
  const { asked, slices } = directory(() => ({}));
  expect(await slices('nordvik-trucks-se')).toEqual(ok([]));
  expect(asked).toEqual([]);
});

test('a slice is read in parts of a thousand', async () => {
  const read = directory(() => ({ content: [hit('A')] }));
  await carsOf(read, { brand: 'Volvo', model: 'V60', from: 500, count: 2_100 });
  expect(read.asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [500, 1_000],
    [1_500, 1_000],
    [2_500, 100],
  ]);
  expect(read.asked[0]?.filters).toEqual([
    { name: 'car_brand', values: ['Volvo'] },
    { name: 'car_model', values: ['V60'] },
  ]);
});

test.each([999, 1_000, 1_001, 2_000])(
  '%d cars are read without an empty request',
  async (count) => {
    const read = directory(() => ({ content: [] }));
    await carsOf(read, { ...kia, count });
    const limits = read.asked.map(({ limit }) => limit);
    expect(Math.min(...limits)).toBeGreaterThan(0);
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBe(count);
  },
);

test('cars have their picture, and invalid ones are left out', async () => {
  const read = directory(() => ({
    content: [hit('A'), hit('B', { car_primary_image: null }), hit('C', { slug: '' })],
  }));
  expect(await carsOf(read, kia)).toEqual([
    { id: 'A', slug: 'car-A', image: '/-/media/A.webp' },
    { id: 'B', slug: 'car-B', image: undefined },
  ]);
});

test('reading ends with the first failure', async () => {
  const read = directory(() => undefined);
  expect(await carsOf(read, { ...kia, count: 5_000 })).toEqual(down);
  expect(read.asked).toHaveLength(1);
});
