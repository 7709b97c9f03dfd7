import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Sweden, in Swedish and English. */
export const carstoreSe: Site = {
  id: 'carstore-se',
  contentName: 'carstore-se',
  hosts: ['carstore.example', 'www.carstore.example'],
  locales: ['sv', 'en'],
  theme: 'carstore',
  phone: { text: '08-465 004 80', href: 'tel:+46846500480' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  carPageLayout: 'facility',
  indices: { vehicles: 'vehicles-carstore-se', facilities: 'sites-carstore-se' },
};
