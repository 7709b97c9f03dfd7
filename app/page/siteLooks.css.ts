/** The looks of sites as CSS. Evaluated at build time, like `themes/pageColors.css.ts`: to derive colours takes time. */

import type { SiteId } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { lookRules } from '#themes/lookRules.ts';

/** The rules of each site that varies its brand. */
export const siteLooks: Readonly<Record<SiteId, string>> = Object.fromEntries(
  sites.flatMap(({ id, theme, look }) => (look ? [[id, lookRules(theme, look)]] : [])),
);
