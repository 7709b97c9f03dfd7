import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stock } from './stock/index.ts';

const content = fileURLToPath(new URL('content', import.meta.url));

/** The cars that pages name, by site. */
const named = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => {
    const [site = ''] = path.split('/');
    const lists = readFileSync(`${content}/${path}`, 'utf8').matchAll(/PimIds: "(?<ids>[\d, ]+)"/g);
    return [...lists].map(({ groups }) => ({
      path,
      site,
      ids: groups?.['ids']?.split(', ') ?? [],
    }));
  });

/** The generator gives a car the same id on every day. */
const day = '2026-11-23';

test.each(named)('the cars of $path are in stock', ({ site, ids }) => {
  const cars = JSON.stringify(stock.find(({ name }) => name === `vehicles-${site}`)?.generate(day));
  expect(ids.filter((id) => !cars.includes(`"car_id":"${id}"`))).toEqual([]);
});

test('some page names cars', () => {
  expect(named.length).toBeGreaterThan(0);
});
