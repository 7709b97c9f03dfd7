import type { SiteId } from './site.ts';

/** What is paid with on each site, as ISO 4217 codes. */
export const siteCurrency: Readonly<Record<SiteId, string>> = {
  'nordvik-se': 'SEK',
  'nordvik-no': 'NOK',
  'nordvik-uk': 'GBP',
  'mercedes-smart-se': 'SEK',
  'nordvik-trucks-se': 'SEK',
  'nordvik-auctions-se': 'SEK',
  'nordvik-restaurant-se': 'SEK',
  'carstore-se': 'SEK',
  'carstore-no': 'NOK',
  'carstore-fi': 'EUR',
  'carstore-sk': 'EUR',
};
