import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { themeNames } from '#tokens/names.ts';
import { fontFaces } from './fontFaces.ts';
import { preloadedFonts } from './fonts.ts';

const nordic = 'ABCXYZabcxyzÅÄÖåäöÆØæøÉéÜüÝýÁáÍíÓóÚúÔô0123456789€–—…’”\u00a0';
const slovak = 'ŠšŽžČčĎďĽľĹĺŇňŔŕŤť';
const largestFile = 35 * 1024;

function fileOf(href: string): Buffer {
  return readFileSync(`public${href}`);
}

/** The letters of a text that are missing from a font file. */
function missing(href: string, text: string): string[] {
  const font = create(fileOf(href));
  if (font.isCollection) throw new Error(`${href} is a collection`);
  return [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

describe.each(fontFaces)('$family $weight', ({ latin, latinExtended }) => {
  test('contains the letters of the group’s languages', () => {
    expect(missing(latin.href, nordic)).toEqual([]);
    expect(missing(latinExtended.href, slovak)).toEqual([]);
  });

  test('is small', () => {
    expect(fileOf(latin.href).length).toBeLessThan(largestFile);
    expect(fileOf(latinExtended.href).length).toBeLessThan(largestFile / 4);
  });
});

test.each(themeNames)('%s preloads at most two files, and twice as many for Slovak', (theme) => {
  const hrefs = preloadedFonts(theme, 'sv');
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.length).toBeLessThanOrEqual(2);
  expect(preloadedFonts(theme, 'sk')).toHaveLength(hrefs.length * 2);
});
