import { brandTokens } from '#tokens/brands.ts';
import type { ThemeName } from '#tokens/names.ts';
import { fontFaces } from './fontFaces.ts';

/** Languages whose every line needs letters outside the Latin file. */
const extendedLanguages: readonly string[] = ['sk'];

/**
 * Addresses of the font files a page in a theme and language can't be set without. Preloading them
 * brings them together with the stylesheet, mostly before the first text is painted.
 */
export function preloadedFonts(theme: ThemeName, language: string): string[] {
  const { heading, body } = brandTokens[theme].family;
  const families: readonly string[] = [...heading.$value, ...body.$value];
  const faces = families.flatMap(
    (family) => fontFaces.find((face) => face.family === family) ?? [],
  );
  const hrefs = new Set<string>(faces.map(({ latin }) => latin.href));
  if (extendedLanguages.includes(language)) {
    for (const { latinExtended } of faces) hrefs.add(latinExtended.href);
  }
  return [...hrefs];
}
