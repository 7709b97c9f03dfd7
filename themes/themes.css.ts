import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { brandTokens } from '#tokens/brands.ts';
import { surfaceNames, type ThemeName, themeNames } from '#tokens/names.ts';
import { vars } from './contract.css.ts';
import { colorSchemes, createBrand } from './createBrand.ts';
import { schemeProperty, themeClassNames, themeRoots } from './scope.ts';

/** The class that applies a brand to a page or a part of it. Themes can be nested. */
export const themeClass: Readonly<Record<ThemeName, string>> = themeClassNames;

// Without `color`, which a theme root gets from its base surface.
const { surface, text, radius, shadow, motion, density, overlay } = vars;
const brandVars = { surface, text, radius, shadow, motion, density, overlay };

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

const ownSize = Object.values<string>(themeClassNames).flatMap((name) => [
  `html.${name} > body`,
  `.${name}:not(html)`,
]);

// Not on `<html>`: its font size defines `rem`, the unit of the brands' sizes.
globalStyle(ownSize.join(', '), {
  fontSize: text.body.size,
});
