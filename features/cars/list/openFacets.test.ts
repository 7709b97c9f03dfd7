import { expect, test } from 'vitest';
import type { Facet } from '#domain/search/facet.ts';
import { chosenCount, facetStates, openFacets } from './openFacets.ts';

const choice = (name: string, childName?: string): Facet => ({
  kind: 'choice',
  name,
  ...(childName && { childName }),
  values: [],
});
const facets = [choice('brand', 'model'), ...['b', 'c', 'd', 'e'].map((n) => choice(n))];

test('at first, three facets are open, and those in which something is chosen', () => {
  expect(openFacets(facets, {})).toEqual(['brand', 'b', 'c']);
  expect(openFacets(facets, { e: ['x'] })).toEqual(['brand', 'b', 'c', 'e']);
});

test('a facet stays open when its last value is removed, and closed when one is chosen', () => {
  const states = facetStates(facets, ['b', 'e']);
  expect(openFacets(facets, {}, states)).toEqual(['b', 'e']);
  expect(openFacets(facets, { d: ['x'] }, states)).toEqual(['b', 'e']);
});

test('a facet that appears later has the state it would have had at first', () => {
  const states = facetStates(facets, ['b']);
  expect(openFacets([...facets, choice('f')], { f: ['x'] }, states)).toEqual(['b', 'f']);
});

test('the count of a facet includes its child facet', () => {
  const filters = { brand: ['Volvo'], model: ['V60', 'V90'], b: ['x'] };
  expect(facets.slice(0, 3).map((facet) => chosenCount(facet, filters))).toEqual([3, 1, 0]);
});

test('the visitor’s own terms belong to what loans cost', () => {
  const loan: Facet = { kind: 'range', name: 'loan', min: 500, max: 9000, counts: [] };
  const terms = { downPayment: ['20%'], loanMonths: ['36'] };
  expect(chosenCount(loan, terms)).toBe(2);
  expect(chosenCount(loan, { ...terms, loan: ['0', '2000'] })).toBe(3);
  expect(openFacets([...facets, loan], terms)).toContain('loan');
});
