import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Great Britain. */
export const nordvikUk: Site = {
  id: 'nordvik-uk',
  contentName: 'nordvik-uk',
  name: 'Nordvik',
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
    reserve: 'reserve',
    partExchange: 'part-exchange',
  },
  family: 'nordvik',
  commonPages: {
    en: {
      start: '/',
      buy: '/buy-a-car',
      cars: '/buy-a-car/cars-in-stock',
      newCars: '/buy-a-car/new-cars',
      usedCars: '/buy-a-car/used-cars',
      finance: '/buy-a-car/finance',
      sell: '/sell-your-car',
      facilities: '/find-us',
      workshop: '/book-a-service',
      stories: '/news',
      about: '/about-us',
      contact: '/contact',
    },
  },
};
