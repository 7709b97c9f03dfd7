import type { Site } from '#domain/sites/site.ts';

/** The English pages have the addresses of the Swedish ones. */
const pages = {
  start: '/',
  buy: '/kop-bil',
  cars: '/kop-bil/bilar-i-lager',
  finance: '/kop-bil/finansiering',
  sell: '/salj-bil',
  facilities: '/hitta-oss',
  safeDeal: '/trygg-affar',
  about: '/om-oss',
  contact: '/kontakt',
} as const;

/** Used-car stores in Sweden, in Swedish and English. */
export const carstoreSe: Site = {
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
  carPageLayout: 'facility',
  indices: { vehicles: 'vehicles-carstore-se', facilities: 'sites-carstore-se' },
  family: 'carstore',
  commonPages: { sv: pages, en: pages },
};
