import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Norway. */
export const carstoreNo: Site = {
  id: 'carstore-no',
  contentName: 'carstore-no',
  name: 'Carstore',
  hosts: ['no.carstore.example'],
  locales: ['nb'],
  theme: 'carstore',
  phone: { text: '00 00 04 80', href: 'tel:+4700000480' },
  country: 'NO',
  currency: 'NOK',
  distanceUnit: 'km',
  timeZone: 'Europe/Oslo',
  carPageLayout: 'facility',
  indices: { vehicles: 'vehicles-carstore-no', facilities: 'sites-carstore-no' },
  family: 'carstore',
  commonPages: {
    nb: {
      start: '/',
      buy: '/kjop-bil',
      cars: '/kjop-bil/biler-pa-lager',
      finance: '/kjop-bil/finansiering',
      sell: '/selg-bil',
      facilities: '/finn-oss',
      safeDeal: '/trygg-handel',
      about: '/om-oss',
      contact: '/kontakt',
    },
  },
};
