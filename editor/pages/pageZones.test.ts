import { expect, test } from 'vitest';
import type { PageEntry } from '../api/authoringApi.ts';
import { allPageZones, describePageZone, targetOfPageZone } from './pageZones.ts';

function page(itemId: string, parentId: string | undefined, more: Partial<PageEntry> = {}) {
  const entry: PageEntry = {
    itemId,
    parentId,
    displayName: itemId.toUpperCase(),
    templateName: 'Page',
    route: `/${itemId}`,
    publishedRoute: undefined,
    fixedBecause: undefined,
    ...more,
  };
  return entry;
}

const pages = [
  page('home', undefined, { route: '/', fixedBecause: 'It is the start page.' }),
  page('a', 'home'),
  page('a1', 'a'),
  page('a2', 'a'),
  page('b', 'home', { fixedBecause: 'Cars are below it.' }),
  page('car', 'b', { route: '/b/,-w-,' }),
  page('c', 'home'),
];
const zones = allPageZones(pages);

function target(zone: string, moved: string) {
  const found = zones.get(zone);
  const dragged = pages.find(({ itemId }) => itemId === moved);
  if (!found || !dragged) return expect.unreachable(`${zone} ${moved}`);
  const to = targetOfPageZone(found, dragged, pages);
  return to && [to.parent.itemId, to.beside?.side, to.beside?.itemId];
}

test.each([
  ['before another page', 'before c', 'a', ['home', 'before', 'c']],
  ['before a page elsewhere', 'before a1', 'c', ['a', 'before', 'a1']],
  ['after the pages below another one', 'below a', 'c', ['a', 'after', 'a2']],
  ['below a page without others', 'below c', 'a1', ['c', undefined, undefined]],
  ['after its own siblings', 'below a', 'a1', ['a', 'after', 'a2']],
  [
    'to another place among its siblings, although its address stays',
    'before a',
    'b',
    ['home', 'before', 'a'],
  ],
])('a page is dropped %s', (_what, zone, moved, expected) => {
  expect(target(zone, moved)).toEqual(expected);
});

test.each([
  ['before itself', 'before a', 'a'],
  ['before the next one', 'before b', 'a'],
  ['after the others, where it is the last', 'below a', 'a2'],
  ['below itself', 'below a', 'a'],
  ['below a page of its own', 'before a1', 'a'],
  ['below a page with an open address', 'below car', 'a'],
  ['elsewhere, if its address has to stay', 'below a', 'b'],
])('a page isn’t dropped %s', (_what, zone, moved) => {
  expect(target(zone, moved)).toBeUndefined();
});

test('nothing is dropped before the start page', () => {
  expect(zones.has('before home')).toBe(false);
});

test.each([
  ['before c', 'before C'],
  ['below a', 'below A, after the others there'],
])('the place %s is %s', (id, words) => {
  const zone = zones.get(id);
  expect(zone && describePageZone(zone)).toBe(words);
});
