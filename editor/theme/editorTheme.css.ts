/**
 * The editor's own theme. It is calm: one blue, no colour of a brand, the fonts of the system, and controls that are
 * smaller than those of the sites, because editors work with a mouse and many fields beside each other. Like all themes,
 * it is derived from a few inputs, so that its colours have sufficient contrast.
 */

import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from '#themes/contract.css.ts';
import { colorSchemes, createBrand } from '#themes/createBrand.ts';
import { schemeProperty } from '#themes/scope.ts';
import { type BrandTokens, brandTokens, type FluidTokens } from '#tokens/brands.ts';
import { surfaceNames } from '#tokens/names.ts';
import '#themes/global.css.ts';

/** The class of the editor's root. It is also in `index.html`. */
export const editorThemeClass = 'fc-editor';

const systemFonts = { $value: ['system-ui', 'sans-serif'] };

/** The same length in windows of all widths. */
function fixed(px: number): FluidTokens {
  const token = { $value: { value: px, unit: 'px' } };
  return { phone: token, desktop: token };
}

const base = brandTokens.default;

const inputs: BrandTokens = {
  ...base,
  color: { ...base.color, action: base.color.accent },
  onDark: { ...base.onDark, action: base.onDark.accent },
  family: { heading: systemFonts, body: systemFonts },
  text: {
    heading1: fixed(24),
    heading2: fixed(20),
    heading3: fixed(17),
    heading4: fixed(15),
    lead: fixed(17),
    body: fixed(15),
    small: fixed(13),
    label: fixed(15),
  },
  density: {
    control: { $value: { value: 40, unit: 'px' } },
    controlInline: { $value: { value: 16, unit: 'px' } },
    card: fixed(16),
    section: fixed(24),
    gutter: fixed(16),
    gap: fixed(12),
  },
};

const { surface, text, radius, shadow, motion, density, overlay } = vars;
const selector = `.${editorThemeClass}`;

createGlobalTheme(
  selector,
  { surface, text, radius, shadow, motion, density, overlay },
  createBrand(inputs),
);

const schemes = colorSchemes(inputs);

globalStyle(selector, {
  fontFamily: text.body.family,
  fontWeight: text.body.weight,
  lineHeight: text.body.lineHeight,
  vars: Object.fromEntries(surfaceNames.map((name) => [schemeProperty(name), schemes[name]])),
});

// Not on `<html>`: its font size defines `rem`, the unit of the theme's sizes.
globalStyle(`html${selector} > body, ${selector}:not(html)`, { fontSize: text.body.size });
