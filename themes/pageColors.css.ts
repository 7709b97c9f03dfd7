/** Evaluated at build time, like `queries.css.ts`: to derive the colours of a brand takes a tenth of a second. */

import { brandTokens } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';
import { pageColorsOf } from './pageColorsOf.ts';
import { perName } from './perName.ts';

/** The colours around pages of each brand. */
export const pageColors = perName(themeNames, (name) => pageColorsOf(brandTokens[name]));
