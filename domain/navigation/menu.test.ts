import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { buildMenu, type MenuEntry, menuPlace } from './menu.ts';
import type { NavigationItem } from './navigationItem.ts';
import { testNavigationItem as item } from './testing/testNavigationItem.ts';

const asItIs = (path: string) => path;

function entriesOf(...items: NavigationItem[]): readonly MenuEntry[] {
  return buildMenu(items, asItIs).entries;
}

describe('buildMenu', () => {
  test('keeps the editors’ order and titles', () => {
    expect(entriesOf(item('/b'), item('/a'))).toEqual([
      { title: 'B', href: '/b' },
      { title: 'A', href: '/a' },
    ]);
  });

  test('warns of nothing where there is nothing below an entry', () => {
    expect(buildMenu([item('/a')], asItIs).warnings).toEqual([]);
  });

  test('uses the visitors’ addresses', () => {
    const { entries } = buildMenu([item('/a')], (path) => `/en${path}`);
    expect(entries).toEqual([{ title: 'A', href: '/en/a' }]);
  });

  test('drops hidden pages and everything below them', () => {
    const hidden = item('/a', { hideInNavigation: true, children: [item('/a/b')] });
    expect(entriesOf(hidden, item('/c'))).toEqual([{ title: 'C', href: '/c' }]);
  });

  test.each([
    ['a blank title', { navTitle: ' ' }, 'a'],
    ['blanks around the title', { navTitle: ' Köp bil ' }, 'Köp bil'],
  ])('with %s an entry is called %o', (_what, changes, title) => {
    expect(entriesOf(item('/a', changes))).toMatchObject([{ title }]);
  });

  test('drops entries without any name', () => {
    expect(entriesOf(item('/a', { navTitle: '', name: ' ' }))).toEqual([]);
  });

  test('an entry with children opens them and is no link', () => {
    expect(entriesOf(item('/a', { children: [item('/a/b')] }))).toEqual([
      { title: 'A', children: [{ title: 'B', href: '/a/b' }] },
    ]);
  });

  test('unless editors choose that it is a link too', () => {
    const both = { shouldBeNavigableInMenuWhenItHasChildren: true, children: [item('/a/b')] };
    expect(entriesOf(item('/a', both))).toMatchObject([{ title: 'A', href: '/a' }]);
  });

  test('an external link replaces the page’s own address', () => {
    const elsewhere = item('/jobb', { externalLink: 'https://jobb.example' });
    expect(entriesOf(elsewhere)).toEqual([{ title: 'JOBB', href: 'https://jobb.example' }]);
  });

  test('an entry whose children are all hidden is a link, with a warning', () => {
    const empty = item('/a', { children: [item('/a/b', { hideInNavigation: true })] });
    const { entries, warnings } = buildMenu([empty], asItIs);
    expect(entries).toEqual([{ title: 'A', href: '/a' }]);
    expect(warnings).toEqual(['navigation: /a has nothing to show below it']);
  });

  test('ends at the third level', () => {
    const fourth = item('/a/b/c', { children: [item('/a/b/c/d')] });
    const { entries, warnings } = buildMenu(
      [item('/a', { children: [item('/a/b', { children: [fourth] })] })],
      asItIs,
    );
    const third = { title: 'C', href: '/a/b/c' };
    expect(entries).toEqual([{ title: 'A', children: [{ title: 'B', children: [third] }] }]);
    expect(warnings).toEqual([]);
  });

  test('a page below itself is dropped', () => {
    const inner = item('/a/b', { children: [item('/a'), item('/a/b/c')] });
    expect(entriesOf(item('/a', { children: [inner] }))).toEqual([
      { title: 'A', children: [{ title: 'B', children: [{ title: 'C', href: '/a/b/c' }] }] },
    ]);
  });

  test('a real cycle ends as well', () => {
    const children: NavigationItem[] = [];
    const circle = item('/a', { children });
    children.push(circle, item('/a/b'));
    expect(entriesOf(circle)).toEqual([{ title: 'A', children: [{ title: 'B', href: '/a/b' }] }]);
  });

  test('all of two hundred entries are kept', () => {
    const many = Array.from({ length: 200 }, (_, at) => item(`/page-${at}`));
    expect(entriesOf(...many)).toHaveLength(200);
  });

  const { tree } = fc.letrec<{ tree: NavigationItem; forest: NavigationItem[] }>((tie) => ({
    forest: fc.array(tie('tree'), { maxLength: 3 }),
    tree: fc.record({
      name: fc.string(),
      path: fc.constantFrom('/a', '/b', '/a/b', '/a/b/c', ''),
      navTitle: fc.string(),
      hideInNavigation: fc.boolean(),
      shouldBeNavigableInMenuWhenItHasChildren: fc.boolean(),
      children: fc.oneof({ depthSize: 'small' }, fc.constant([]), tie('forest')),
    }),
  }));

  propertyTest.prop([fc.array(tree)])('never shows an entry without a name or a use', (items) => {
    function check({ title, href, children }: MenuEntry, depth: number): void {
      expect(title.trim()).not.toBe('');
      expect(depth).toBeLessThanOrEqual(3);
      expect(href !== undefined || (children?.length ?? 0) > 0).toBe(true);
      for (const child of children ?? []) check(child, depth + 1);
    }
    for (const entry of buildMenu(items, asItIs).entries) check(entry, 1);
  });
});

describe('menuPlace', () => {
  const buy: MenuEntry = { title: 'Köp', href: '/kop', children: [{ title: 'Nya', href: '/nya' }] };

  test.each([
    ['the page itself', '/kop', 'page'],
    ['a page of the section', '/kop/bil/1', 'section'],
    ['a page that an entry below leads to', '/nya', 'section'],
    ['a page that only shares a prefix', '/kopa', 'elsewhere'],
    ['the start page', '/', 'elsewhere'],
  ])('from %s', (_what, here, place) => {
    expect(menuPlace(buy, here)).toBe(place);
  });

  test('the start page is no section', () => {
    expect(menuPlace({ title: 'Hem', href: '/' }, '/kop')).toBe('elsewhere');
  });
});
