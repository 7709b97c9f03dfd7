import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { simpleHeader } from './SimpleHeader.tsx';

test.each([
  ['a logo without a link, on the start page', '', '/', true],
  ['a link to the start page, on the start page', '/', '/', true],
  ['a link to another page, on the start page', '/kontakt', '/', false],
  ['a link to the start page, on another page', '/', '/kontakt', false],
])('whether a link leads to where the visitor is: %s', async (_what, href, path, isHere) => {
  const fields = { LogoLink: { value: href && { href, text: 'Nordvik' } } };
  const { markup } = await blockMarkup('SimpleHeader', fields, {
    find: () => simpleHeader,
    mode: 'normal',
    frame: { path },
  });
  expect(markup).toContain(`href="${href || '/'}"`);
  expect(markup.includes('aria-current="page"')).toBe(isHere);
});
