import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Great Britain. */
export const nordvikUk: Site = {
  id: 'nordvik-uk',
  contentName: 'nordvik-uk',
  hosts: ['uk.nordvik.example'],
  locales: ['en'],
  theme: 'default',
  phone: { text: '01632 960 400', href: 'tel:+441632960400' },
  country: 'GB',
  currency: 'GBP',
  distanceUnit: 'mi',
  timeZone: 'Europe/London',
  indices: { vehicles: 'vehicles-nordvik-uk', facilities: 'sites-nordvik-uk' },
  financeQuote: {
    organisation: 'nordvik-uk',
    vatRate: 0.2,
    reserve: 'reserve',
    partExchange: 'part-exchange',
  },
};
