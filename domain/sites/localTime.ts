import type { Locale, SiteId } from './site.ts';

/** Where each site's clock hangs, by the names of the IANA time zone database. */
const timeZones: Readonly<Record<SiteId, string>> = {
  'nordvik-se': 'Europe/Stockholm',
  'nordvik-no': 'Europe/Oslo',
  'nordvik-uk': 'Europe/London',
  'mercedes-smart-se': 'Europe/Stockholm',
  'nordvik-trucks-se': 'Europe/Stockholm',
  'nordvik-auctions-se': 'Europe/Stockholm',
  'nordvik-restaurant-se': 'Europe/Stockholm',
  'carstore-se': 'Europe/Stockholm',
  'carstore-no': 'Europe/Oslo',
  'carstore-fi': 'Europe/Helsinki',
  'carstore-sk': 'Europe/Bratislava',
};

/** The time zone that a site's dates and hours are meant in. */
export function timeZoneOf(site: SiteId): string {
  return timeZones[site];
}

/** The conventions a language's dates follow: English is the British one here. */
export function dateLocale(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}
