import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { brandTokens } from '#tokens/brands.ts';
import { surfaceNames, type ThemeName, themeNames } from '#tokens/names.ts';
import { vars } from './contract.css.ts';
import { colorSchemes, createBrand } from './createBrand.ts';
import { schemeProperty, themeClassNames, themeRoots } from './scope.ts';

/** The class that gives a page, or a part of one, a brand. Themes may be nested. */
export const themeClass: Readonly<Record<ThemeName, string>> = themeClassNames;

// `color` is not a brand's to set: a theme root takes it from its base surface.
const { surface, text, radius, shadow, motion, density, hero, overlay } = vars;
const brandVars = { surface, text, radius, shadow, motion, density, hero, overlay };

for (const name of themeNames) {
  const selector = `.${themeClassNames[name]}`;
  const brand = brandTokens[name];
  createGlobalTheme(selector, brandVars, createBrand(brand));
  const schemes = colorSchemes(brand);
  globalStyle(selector, {
    vars: Object.fromEntries(surfaceNames.map((each) => [schemeProperty(each), schemes[each]])),
  });
}

globalStyle(themeRoots, {
  fontFamily: text.body.family,
  fontWeight: text.body.weight,
  lineHeight: text.body.lineHeight,
  letterSpacing: text.body.letterSpacing,
});

// Never on `<html>`: its font size is what `rem` means, and the brands' sizes are in `rem`.
globalStyle(`html:is(${themeRoots}) > body, :is(${themeRoots}):not(html)`, {
  fontSize: text.body.size,
});
