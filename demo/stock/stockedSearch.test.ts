import { expect, test } from 'vitest';
import { createEmbeddedEngine } from '#search-engine/embedded/embeddedEngine.ts';
import { plainRequest } from '#search-engine/testing/plainRequest.ts';
import { createStockedEngine } from '#services/search/stockedEngine.ts';
import { sites } from '#sites/index.ts';
import { createSchemaOf } from '#stock/schemas.ts';
import { stock } from './index.ts';

// The engine starts a thread for each index, which takes a while on a busy machine.
test('the embedded engine finds cars, facilities and motorcycles', {
  timeout: 30_000,
}, async () => {
  const engine = createStockedEngine({
    engine: createEmbeddedEngine({ schemaOf: createSchemaOf(() => ['nb']), log: () => undefined }),
    indices: stock,
    today: () => '2026-11-22',
    log: () => undefined,
  });
  const question = { filters: [{ name: 'caroftheweek', values: ['true'] }] };
  const found = await engine.search({ ...plainRequest('vehicles-carstore-se'), ...question });
  expect(found).toMatchObject({ ok: true, value: { total: 6 } });
  expect(await engine.search(plainRequest('sites-carstore-sk'))).toMatchObject({
    value: { total: 4 },
  });
  const motorcycles = await Promise.all(
    ['mc', 'MC', 'motorsykkel', 'motorcycle', 'motorsykler'].map((keyphrase) =>
      engine.search({ ...plainRequest('vehicles-nordvik-no'), keyphrase }),
    ),
  );
  expect(motorcycles.map((it) => it.ok && it.value.total)).toEqual([36, 36, 36, 36, 36]);
  await engine.close();
});

test('there are two indices for each site with cars', () => {
  expect(stock.map(({ name }) => name).toSorted()).toEqual(
    sites.flatMap(({ indices }) => (indices ? Object.values(indices) : [])).toSorted(),
  );
});
