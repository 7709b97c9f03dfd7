import { expect, test } from 'vitest';
import type { PageEntry } from '../api/authoringApi.ts';
import { canHavePagesBelow, kindsOfPages, nameError, pagesBelow } from './pageFacts.ts';

function page(itemId: string, parentId: string | undefined, route: string): PageEntry {
  const seen = { publishedRoute: route, fixedBecause: undefined };
  const templateName = itemId === 'story' ? 'Story' : 'Page';
  return { itemId, parentId, displayName: itemId, templateName, route, ...seen };
}

const home = page('home', undefined, '/');
const pages = [
  home,
  page('buy', 'home', '/kop-bil'),
  page('electric', 'buy', '/kop-bil/elbilar'),
  page('story', 'buy', '/kop-bil/nyhet'),
  page('cars', 'buy', '/kop-bil/,-w-,'),
];

test('all pages below a page are found', () => {
  const found = pagesBelow('home', pages).map(({ itemId }) => itemId);
  expect(found).toEqual(['buy', 'electric', 'story', 'cars']);
});

test.each([
  ['/kop-bil', true],
  ['/kop-bil/,-w-,', false],
  ['/404', false],
])('pages below %s: %s', (route, expected) => {
  expect(canHavePagesBelow(page('x', 'home', route))).toBe(expected);
});

test('the kinds of pages begin with the most frequent one', () => {
  expect(kindsOfPages(pages)).toEqual(['Page', 'Story']);
});

test.each([
  ['', /Type a name/],
  ['x'.repeat(61), /60 characters/],
  ['Våra bilar', /For example: vara-bilar$/],
  ['--', /between words\.$/],
  ['api', /No page can be at this address/],
  ['kop-bil', /The page buy has this address/],
  ['vinterdack', undefined],
])('the name "%s" is refused: %s', (name, expected) => {
  const error = nameError(name, { parent: home, pages });
  if (expected) expect(error).toMatch(expected);
  else expect(error).toBeUndefined();
});

test('a page may keep its own name', () => {
  expect(nameError('kop-bil', { parent: home, pages, ownId: 'buy' })).toBeUndefined();
});
