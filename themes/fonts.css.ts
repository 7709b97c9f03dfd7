import { globalFontFace } from '@vanilla-extract/css';
import { fontFaces } from './fontFaces.ts';
import { fallbackNames } from './fontStack.ts';

for (const { family, weight, latin, latinExtended, fallbacks } of fontFaces) {
  for (const { href, unicodeRange } of [latin, latinExtended]) {
    globalFontFace(family, {
      src: `url("${href}") format("woff2")`,
      fontWeight: weight,
      fontStyle: 'normal',
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
  fallbackNames(family).forEach((name, index) => {
    const fallback = fallbacks[index];
    if (fallback) globalFontFace(name, { ...fallback, fontWeight: weight });
  });
}
