import type { SiteLook } from '#domain/sites/siteLook.ts';
import type { ThemeName } from '#tokens/names.ts';
import { fontFaces } from './fontFaces.ts';
import { fallbackNames } from './fontStack.ts';
import { familiesOf } from './fonts.ts';

/**
 * The `@font-face` rules of a theme, and of a site's look, as CSS. They are part of a page and not of the style sheets: a
 * rule that arrives later makes browsers lay out all text again, whether a font changes or not.
 */
export function fontRules(theme: ThemeName, look?: SiteLook): string {
  const families = familiesOf(theme, look);
  return fontFaces
    .filter(({ family }) => families.includes(family))
    .flatMap((face) => [
      faceRule(face, face.latin),
      faceRule(face, face.latinExtended),
      ...fallbackRules(face),
    ])
    .join('');
}

type FontFace = (typeof fontFaces)[number];
type FontFile = FontFace['latin' | 'latinExtended'];

/** The rule of one file of a font. */
export function faceRule({ family, weight }: FontFace, { href, unicodeRange }: FontFile): string {
  const range = unicodeRange.replaceAll(' ', '');
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${href}) format("woff2");unicode-range:${range}}`;
}

function fallbackRules({ family, weight, fallbacks }: FontFace): string[] {
  const names = fallbackNames(family);
  return fallbacks.map(({ src, ...metrics }, index) => {
    const adjustments = Object.entries(metrics).map(
      ([property, value]) =>
        `;${property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    );
    return `@font-face{font-family:"${names[index]}";font-weight:${weight};src:${src}${adjustments.join('')}}`;
  });
}
