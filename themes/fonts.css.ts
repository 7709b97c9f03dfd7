import { globalFontFace } from '@vanilla-extract/css';
import { fontFaces } from './fontFaces.ts';
import { fallbackNames } from './fontStack.ts';

for (const { family, weight, latin, latinExtended, standIns } of fontFaces) {
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
    const standIn = standIns[index];
    if (standIn) globalFontFace(name, { ...standIn, fontWeight: weight });
  });
}
