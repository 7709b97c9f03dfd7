/** The colours of texts over pictures, computed when the editor is built. No style is in it. */

import { createBrand } from '#themes/createBrand.ts';
import { brandTokens } from '#tokens/brands.ts';
import { themeNames } from '#tokens/names.ts';

const surfaces = themeNames.map((name) => createBrand(brandTokens[name]).surface);

/** The colours of white and of black texts over pictures, in each theme: a page may have another theme than its site. */
export const pictureTones = {
  white: surfaces.map(({ dark: { heading: text, ground } }) => ({ text, ground })),
  black: surfaces.map(({ base: { heading: text, ground } }) => ({ text, ground })),
};
