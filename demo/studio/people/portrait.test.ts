import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import portraits from '../../stock/facilities/portraits.json' with { type: 'json' };
import { cast } from './cast.ts';
import { portrait } from './portrait.ts';
import { type ChainName, wardrobes } from './wardrobe.ts';

/** Size limit in bytes; a page shows a dozen portraits. */
const largest = 6_000;

const chains: readonly ChainName[] = ['nordvik', 'carstore'];

test('everybody has a unique id', () => {
  expect(new Set(cast.map(({ id }) => id)).size).toBe(cast.length);
  expect(chains).toEqual(Object.keys(wardrobes));
});

describe.each(chains)('at %s', (chain) => {
  test.each(cast.map((person, place) => ({ person, place })))(
    'the file of $person.id is up to date and within the size limit',
    ({ person, place }) => {
      const file = new URL(`../../media/people/${chain}/${person.id}.svg`, import.meta.url);
      const svg = portrait(person, place, chain);
      expect(readFileSync(file, 'utf8')).toBe(svg);
      expect(svg.length).toBeLessThan(largest);
    },
  );
});

test('the catalogue of the stock contains everybody', () => {
  expect(portraits).toEqual(cast.map(({ id, looks, work }) => ({ id, looks, work })));
});
