import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { stockedCars } from './testing/stockedCars.ts';

/* Lists look like a stock of cars, not like copies of one. */

const { cars, fill, close } = stockedCars();

// Generating all indices takes a while on a busy machine.
beforeAll(fill, 120_000);
afterAll(close);

describe.each(sites.filter(({ indices }) => indices))('the first 24 cars of $id', (site) => {
  test('have many bodies, and hardly the same picture twice', async () => {
    const { cars: first } = await cars.search({ site: site.id, limit: 24 });
    const pictures = first.map(({ image }) => image?.src ?? '');
    const bodies = new Set(pictures.map((src) => /cars\/([A-Za-z]+)-/.exec(src)?.[1]));
    expect(pictures).toHaveLength(24);
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(20);
    expect(bodies.size).toBeGreaterThanOrEqual(10);
  });
});
