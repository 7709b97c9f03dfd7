import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { HeaderLogos } from './HeaderLogos.tsx';

const { dictionary } = parseDictionary(new Map());
const logo = { src: '/light.svg', alt: 'Nordvik' };
const logoOnDark = { src: '/dark.svg', alt: 'Nordvik' };

/** The link around the logos of a header, on a page. */
function logosOn(path: string, hasDarkTheme: boolean): string {
  const fields = { logo, logoOnDark, logoWidth: 150, logoHeight: 55, hasDarkTheme };
  return renderToStaticMarkup(
    <HeaderLogos
      fields={{ ...fields, slimNav: false, showSeparator: false, extraItems: [] }}
      frame={{ path, homePath: '/', mode: 'normal', locale: 'sv', languages: [], dictionary }}
      wrapLogo={(logos) => logos}
    />,
  );
}

test.each([
  ['/', true],
  ['/nyheter', false],
])('whether the logo on %s leads to where the visitor is', (path, isHere) => {
  expect(logosOn(path, false).includes('aria-current="page"')).toBe(isHere);
});

test.each([
  ['the start page, for light and dark pictures', '/', false, ['/light.svg', '/dark.svg']],
  ['the start page of a dark header', '/', true, ['/light.svg', '/dark.svg']],
  ['another page, where the night is dark', '/nyheter', false, ['/light.svg', '/dark.svg']],
  ['another page with a header that is always dark', '/nyheter', true, ['/dark.svg']],
])('the logos on %s', (_what, path, hasDarkTheme, expected) => {
  const sources = [...logosOn(path, hasDarkTheme).matchAll(/ src="([^"]*)"/g)];
  expect(sources.map(([, src]) => src)).toEqual(expected);
});
