import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { schemaOf } from '#stock/schemas.ts';
import type { WireSearchRequest } from '#upstream/search/wire.ts';
import { requireSchema } from '../indexSchema.ts';
import { readQuestion } from '../question.ts';
import { answer } from './answer.ts';
import { createCaches } from './caches.ts';
import type { SearchIndex } from './searchIndex.ts';
import { buildTestIndex } from './testing.ts';

const index = 'vehicles-nordvik-se';
const colors = Array.from({ length: 40 }, (_, at) => `Color ${at}`);
const cars = Array.from({ length: 2000 }, (_, at) => ({
  car_id: `c${at}`,
  car_brand: `Brand ${at % 50}`,
  car_model: `Model ${at % 600}`,
  car_color: colors[at % colors.length],
  car_fuel: ['El', 'Bensin', 'Diesel'][at % 3],
  car_price: at * 100,
  car_description: `${at} `.repeat(300),
}));

const kilobyte = 1024;
const limits = {
  conditions: 500 * kilobyte,
  costs: 100 * kilobyte,
  cards: 2000 * kilobyte,
  facets: 500 * kilobyte,
  pairs: 500 * kilobyte,
};
const total = Object.values(limits).reduce((sum, limit) => sum + limit, 0);

function ask(opened: SearchIndex, part: Partial<WireSearchRequest>) {
  const plain = { index, fields: ['car_id'], facets: [], filters: [], limit: 1, offset: 0 };
  const question = readQuestion(schemaOf, { ...plain, ...part });
  if (!question.ok) throw new Error(JSON.stringify(question.failure));
  return answer(opened, question.value);
}

const schemaFields = ['car_id', 'car_brand', 'car_model', 'car_color', 'car_fuel', 'car_price'];

/** Sends distinct requests that all fill the caches. */
function flood(opened: SearchIndex, from: number, count: number): void {
  for (let at = from; at < from + count; at += 1) {
    const values = Array.from({ length: 400 }, (_, value) => `nobody’s ${at} ${value}`);
    ask(opened, { filters: [{ name: 'car_color', values }] });
    const fields = schemaFields.filter((_, place) => ((at >>> place) & 1) === 1);
    ask(opened, { fields: [...fields, 'car_description'], limit: 500, offset: at % 1500 });
    ask(opened, { sort_name: 'car_loan_monthly_cost_asc', sort_terms: { months: 1 + at } });
    const child = schemaFields[1 + (at % 4)] ?? 'car_fuel';
    const facet = { name: 'car_brand', child_name: child, filters: [{ name: child, values: [] }] };
    ask(opened, { facets: Array.from({ length: 1 + (at % 20) }, () => facet), limit: 0 });
  }
}

function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  // Buffers are released concurrently; the next collection first waits for that.
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('answers are the same with caches that store nothing', () => {
  const none = { conditions: 1, costs: 1, cards: 1, facets: 1, pairs: 1 };
  const [kept, dropped] = [createCaches(), createCaches(none)].map((caches) =>
    buildTestIndex(requireSchema(schemaOf, index), cars, caches),
  );
  if (kept === undefined || dropped === undefined) throw new Error('no index');
  const request: Partial<WireSearchRequest> = {
    fields: ['car_id', 'car_price'],
    filters: [{ name: 'car_fuel', values: ['El'] }],
    facets: [{ name: 'car_brand', child_name: 'car_model' }],
    limit: 700,
  };
  for (let round = 0; round < 2; round += 1)
    expect(ask(dropped, request)).toEqual(ask(kept, request));
});

describe('under many requests', () => {
  test('the caches and the memory stay within their limits', () => {
    const caches = createCaches(limits);
    const opened = buildTestIndex(requireSchema(schemaOf, index), cars, caches);
    flood(opened, 0, 100);
    const before = memory();
    flood(opened, 100, 500);
    expect(memory() - before).toBeLessThan(total);
    for (const name of ['conditions', 'costs', 'cards', 'facets', 'pairs'] as const) {
      const cache = caches[name];
      expect(cache.calculatedSize).toBeGreaterThan(0);
      expect(cache.calculatedSize).toBeLessThanOrEqual(limits[name]);
    }
  }, 60_000);

  test('brand and model choices take linear time', () => {
    const opened = buildTestIndex(requireSchema(schemaOf, index), cars);
    let calls = 0;
    const choose = (count: number) => {
      // No answer may come from a cache.
      calls += 1;
      const names = (name: string) =>
        Array.from({ length: count }, (_, at) => `${name} ${calls} ${at}`);
      const filters = [
        { name: 'car_brand', values: names('Brand') },
        { name: 'car_model', values: names('Model') },
      ];
      // The CPU time of this thread, because other processes may run in between.
      const before = process.threadCpuUsage();
      ask(opened, { facets: [{ name: 'car_brand', child_name: 'car_model', filters }] });
      return process.threadCpuUsage(before).user;
    };
    // Both sides allocate as much, so that collections of garbage take the same part of their time.
    const chooseFew = () =>
      Array.from({ length: 8 }, () => choose(4000)).reduce((a, b) => a + b) / 8;
    chooseFew();
    const few = Math.min(chooseFew(), chooseFew(), chooseFew());
    const many = Math.min(choose(32_000), choose(32_000), choose(32_000));
    // Eight times as many: quadratic time would be 64 times as long.
    expect(many / few).toBeLessThan(24);
  }, 60_000);
});
