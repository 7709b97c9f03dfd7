import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import type { HeaderMenuEntry } from './headerMenuEntry.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { menuTexts } from './menuTexts.ts';

const texts = {
  ...menuTexts(parseDictionary(new Map())),
  topSelected: 'Populärt',
};

const models: HeaderMenuEntry = { title: 'Modeller', children: [{ title: 'EQA', href: '/eqa' }] };

/** A group of the menu, on a page. */
function groupOf(
  entry: HeaderMenuEntry,
  {
    kind = 'mega',
    here = '/',
  }: { readonly kind?: 'dropdown' | 'mega'; readonly here?: string } = {},
): string {
  const state = { index: 0, isOpen: false, wasHovered: false, dispatch: () => undefined };
  return renderToStaticMarkup(
    <MenuGroup {...state} entry={entry} kind={kind} here={here} texts={texts} />,
  );
}

test.each([
  ['on a page in it', '/eqa', true],
  ['elsewhere', '/nyheter', false],
])('the entry of a group %s', (_what, here, isHere) => {
  const [, attributes = ''] = /<summary([^>]*)>Modeller</.exec(groupOf(models, { here })) ?? [];
  expect(attributes.includes('aria-current="true"')).toBe(isHere);
});

test.each([
  ['has its title, because it covers its entry', models, 1],
  ['with a page of its own has the link to it instead', { ...models, href: '/modeller' }, 0],
])('an open group of a mega menu %s', (_what, entry, titles) => {
  const markup = groupOf(entry);
  expect(markup.split(/<p[^>]*>Modeller<\/p>/).length - 1).toBe(titles);
  expect(markup.includes('href="/modeller"')).toBe(titles === 0);
});

test.each<[string, HeaderMenuEntry, string]>([
  ['a page', { title: 'EQA', href: '/eqa' }, '<a href="/eqa">EQA</a>'],
  [
    'a page that most visitors want',
    { title: 'EQA', href: '/eqa', isTopSelected: true },
    '<a href="/eqa">EQA</a><small>Populärt</small>',
  ],
  [
    'a heading over one page',
    { title: 'El', children: [{ title: 'EQA', href: '/eqa' }] },
    '<strong>El</strong><ul><li><a href="/eqa">EQA</a></li></ul>',
  ],
])('in a mega menu, %s', (_what, entry, expected) => {
  const markup = groupOf({ title: 'Modeller', href: '/m', children: [entry] });
  expect(markup).toContain(`<li>${expected}</li>`);
});

test('in a list, a group in a group opens in place', () => {
  const inner = { title: 'El', children: [{ title: 'EQA', href: '/eqa' }] };
  const entry = { title: 'Modeller', children: [inner] };
  expect(groupOf(entry, { kind: 'dropdown' })).toContain('<summary>El</summary>');
  expect(groupOf(entry)).not.toContain('<summary>El</summary>');
});
