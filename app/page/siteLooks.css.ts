/** The looks of sites. Evaluated at build time, like `themes/pageColors.css.ts`: to derive colours takes time. */

import type { SiteId } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { lookedBrand } from '#themes/lookedBrand.ts';
import { lookRules } from '#themes/lookRules.ts';
import { type PageColors, pageColorsOf } from '#themes/pageColorsOf.ts';
import { brandTokens } from '#tokens/brands.ts';

interface SiteLookStyles {
  /** The CSS of the site's pages. */
  readonly rules: string;
  readonly colors: PageColors;
}

/** The styles of each site that varies its brand. */
export const siteLooks: Readonly<Record<SiteId, SiteLookStyles>> = Object.fromEntries(
  sites.flatMap(({ id, theme, look }) => {
    if (!look) return [];
    const colors = pageColorsOf(lookedBrand(brandTokens[theme], look));
    return [[id, { rules: lookRules(theme, look), colors }]];
  }),
);
