import type { SiteLook } from '#domain/sites/siteLook.ts';
import { brandTokens } from '#tokens/brands.ts';
import type { ThemeName } from '#tokens/names.ts';
import { fontFaces } from './fontFaces.ts';

/** Languages whose text needs the extended Latin file on every page. */
const extendedLanguages: readonly string[] = ['sk'];

/** The families of a theme's headings and text, generic ones included; with a site's look, those of its headings. */
export function familiesOf(theme: ThemeName, look?: SiteLook): readonly string[] {
  const { heading, body } = brandTokens[theme].family;
  return [...(look?.headings?.families ?? heading.$value), ...body.$value];
}

/**
 * The font files every page of a theme and language needs. Preloading them loads them along with
 * the style sheet, mostly before the first paint of text.
 */
export function preloadedFonts(theme: ThemeName, language: string, look?: SiteLook): string[] {
  const faces = familiesOf(theme, look).flatMap(
    (family) => fontFaces.find((face) => face.family === family) ?? [],
  );
  const hrefs = new Set<string>(faces.map(({ latin }) => latin.href));
  if (extendedLanguages.includes(language)) {
    for (const { latinExtended } of faces) hrefs.add(latinExtended.href);
  }
  return [...hrefs];
}
