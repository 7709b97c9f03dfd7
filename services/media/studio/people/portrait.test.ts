import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import portraits from '../../../search/stock/facilities/portraits.json' with { type: 'json' };
import { cast } from './cast.ts';
import { portrait } from './portrait.ts';
import { type ChainName, wardrobes } from './wardrobe.ts';

/** A page shows a dozen of them; in bytes. */
const largest = 6_000;

const chains: readonly ChainName[] = ['nordvik', 'carstore'];

test('everybody has a name of their own', () => {
  expect(new Set(cast.map(({ id }) => id)).size).toBe(cast.length);
  expect(chains).toEqual(Object.keys(wardrobes));
});

describe.each(chains)('at %s', (chain) => {
  test.each(cast.map((person, place) => ({ person, place })))(
    '$person.id is drawn as the file has it, and small',
    ({ person, place }) => {
      const file = new URL(`../../files/people/${chain}/${person.id}.svg`, import.meta.url);
      const svg = portrait(person, place, chain);
      expect(readFileSync(file, 'utf8')).toBe(svg);
      expect(svg.length).toBeLessThan(largest);
    },
  );
});

test('the stock knows all of them', () => {
  expect(portraits).toEqual(cast.map(({ id, looks, work }) => ({ id, looks, work })));
});
