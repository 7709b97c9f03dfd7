/** Evaluated at build time, like `queries.css.ts`: to derive the colours of a brand takes a tenth of a second. */

import { brandTokens } from '#tokens/brands.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { type PageColors, pageColorsOf } from './pageColorsOf.ts';

/** The colours around pages of each brand. */
export const pageColors = Object.fromEntries(
  themeNames.map((name): [ThemeName, PageColors] => [name, pageColorsOf(brandTokens[name])]),
) as Readonly<Record<ThemeName, PageColors>>;
