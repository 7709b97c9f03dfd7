/**
 * The colour of the browser's own bars around pages of each brand. Evaluated at build time, like `queries.css.ts`: to derive
 * the colours of a brand takes a tenth of a second.
 */

import { brandTokens } from '#tokens/brands.ts';
import { type ThemeName, themeNames } from '#tokens/names.ts';
import { hexOf } from './color.ts';

interface PageColors {
  readonly day: string;
  readonly night: string;
}

/** The ground of pages of each brand. */
export const pageColors = Object.fromEntries(
  themeNames.map((name): [ThemeName, PageColors] => {
    const { ground, night } = brandTokens[name];
    return [name, { day: hexOf(ground.base.$value), night: hexOf(night.base.$value) }];
  }),
) as Readonly<Record<ThemeName, PageColors>>;
