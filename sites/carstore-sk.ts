import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Slovakia. */
export const carstoreSk: Site = {
  id: 'carstore-sk',
  contentName: 'carstore-sk',
  name: 'Carstore',
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
  family: 'carstore',
  commonPages: {
    sk: {
      start: '/',
      buy: '/kupit-auto',
      cars: '/kupit-auto/auta-na-sklade',
      finance: '/kupit-auto/financovanie',
      sell: '/predat-auto',
      facilities: '/kde-nas-najdete',
      safeDeal: '/bezpecny-nakup',
      about: '/o-nas',
      contact: '/kontakt',
    },
  },
};
