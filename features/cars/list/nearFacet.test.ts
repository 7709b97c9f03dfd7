import { fc, test as propertyTest } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Facet } from '#domain/search/facet.ts';
import { withNear } from './nearFacet.ts';

const names = Array.from({ length: 12 }, (_, at) => `f${at}`);
const order = names.map((name) => ({ name }));
const facetsOf = (shown: readonly string[]): readonly Facet[] =>
  shown.map((name) => ({ kind: 'choice', name, values: [] }));
const namesOf = (facets: readonly Facet[]) => facets.map(({ name }) => name);

test('the place is the ninth of all facets, and alone if there are none', () => {
  expect(namesOf(withNear(facetsOf(names), order, false)).indexOf('near')).toBe(8);
  expect(withNear([], order, false)).toEqual([]);
  expect(namesOf(withNear([], order, true))).toEqual(['near']);
});

const some = fc.subarray(names);

propertyTest.prop([some, some])(
  'no facet that is kept comes before the place in one answer, and after it in another',
  (one, other) => {
    const sides = [one, other].map((shown) => {
      const listed = namesOf(withNear(facetsOf(shown), order, true));
      return new Map(listed.map((name, at) => [name, at < listed.indexOf('near')]));
    });
    const [first, second] = sides;
    for (const name of one.filter((each) => other.includes(each)))
      expect([name, second?.get(name)]).toEqual([name, first?.get(name)]);
  },
);
