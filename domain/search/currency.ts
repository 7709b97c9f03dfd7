import type { SearchSite } from './indices.ts';

/** What cars are paid with on each site, as ISO 4217 codes. */
export const siteCurrencies: Readonly<Record<SearchSite, string>> = {
  'nordvik-se': 'SEK',
  'nordvik-no': 'NOK',
  'nordvik-uk': 'GBP',
  'carstore-se': 'SEK',
  'carstore-no': 'NOK',
  'carstore-fi': 'EUR',
  'carstore-sk': 'EUR',
};
