import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Slovakia. */
export const carstoreSk: Site = {
  id: 'carstore-sk',
  contentName: 'carstore-sk',
  hosts: ['sk.carstore.example'],
  locales: ['sk'],
  theme: 'carstore',
  phone: { text: '02/0000 0480', href: 'tel:+421200000480' },
  country: 'SK',
  currency: 'EUR',
  distanceUnit: 'km',
  timeZone: 'Europe/Bratislava',
  carPageLayout: 'facility',
  indices: { vehicles: 'vehicles-carstore-sk', facilities: 'sites-carstore-sk' },
};
