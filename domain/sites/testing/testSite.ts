import type { Site } from '../site.ts';

/** A site in two languages, without cars or facilities. */
export const testSite: Site = {
  id: 'carstore-se',
  contentName: 'carstore-se',
  name: 'Carstore',
  hosts: ['carstore.example', 'www.carstore.example'],
  locales: ['sv', 'en'],
  theme: 'carstore',
  phone: { text: '08-465 004 80', href: 'tel:+46846500480' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
