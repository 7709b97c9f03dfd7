import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuEntry } from '#domain/navigation/menu.ts';
import { MenuLink } from './MenuLink.tsx';

const news: MenuEntry = { title: 'Nyheter', href: '/nyheter' };
const group: MenuEntry = { ...news, children: [{ title: 'Arkiv', href: '/nyheter/2025' }] };
const home: MenuEntry = { title: 'Hem', href: '/' };

test.each([
  ['a page on itself', news, '/nyheter', 'aria-current="page"'],
  ['the newsroom on an article', news, '/nyheter/2026/sommar', 'aria-current="true"'],
  ['a group on its own page', group, '/nyheter', 'aria-current="page"'],
  ['a group on a page below it', group, '/nyheter/2025', ''],
  ['another page', news, '/nyhetsbrev', ''],
  ['the start page elsewhere', home, '/nyheter', ''],
])('%s', (_what, entry, here, current) => {
  const markup = renderToStaticMarkup(<MenuLink entry={entry} here={here} />);
  const attribute = current === '' ? '' : ` ${current}`;
  expect(markup).toBe(`<a href="${entry.href}"${attribute}>${entry.title}</a>`);
});
