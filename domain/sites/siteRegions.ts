import type { Country } from './site.ts';

/** Where a site is: whose laws apply, and what time it is. */
export interface SiteRegion {
  /** The country whose laws and conventions apply. */
  readonly country: Country;
  /** Time zone of dates, as an IANA name. */
  readonly timeZone: string;
}

/** By the names of sites on the content platform. `npm run lists` writes them from `sites/`. */
const regions: Readonly<Record<string, SiteRegion>> = {
  'nordvik-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'nordvik-no': { country: 'NO', timeZone: 'Europe/Oslo' },
  'nordvik-uk': { country: 'GB', timeZone: 'Europe/London' },
  'mercedes-smart-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'nordvik-trucks-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'nordvik-auctions-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'nordvik-restaurant-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'carstore-se': { country: 'SE', timeZone: 'Europe/Stockholm' },
  'carstore-no': { country: 'NO', timeZone: 'Europe/Oslo' },
  'carstore-fi': { country: 'FI', timeZone: 'Europe/Helsinki' },
  'carstore-sk': { country: 'SK', timeZone: 'Europe/Bratislava' },
};

/** The region of a site, for what can't load sites; `undefined` if this version of the code doesn't know the site. */
export function siteRegion(contentName: string): SiteRegion | undefined {
  return Object.hasOwn(regions, contentName) ? regions[contentName] : undefined;
}
