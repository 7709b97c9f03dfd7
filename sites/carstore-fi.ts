import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Finland, in Finnish and Swedish. */
export const carstoreFi: Site = {
  id: 'carstore-fi',
  contentName: 'carstore-fi',
  name: 'Carstore',
  hosts: ['fi.carstore.example'],
  locales: ['fi', 'sv'],
  theme: 'carstore',
  phone: { text: '09 000 0480', href: 'tel:+35890000480' },
  country: 'FI',
  currency: 'EUR',
  distanceUnit: 'km',
  timeZone: 'Europe/Helsinki',
  carPageLayout: 'facility',
  indices: { vehicles: 'vehicles-carstore-fi', facilities: 'sites-carstore-fi' },
  family: 'carstore',
  commonPages: {
    fi: {
      start: '/',
      buy: '/osta-auto',
      cars: '/osta-auto/autot-varastossa',
      finance: '/osta-auto/rahoitus',
      sell: '/myy-auto',
      facilities: '/toimipisteet',
      safeDeal: '/turvallinen-kauppa',
      stories: '/uutiset',
      about: '/meista',
      contact: '/yhteystiedot',
    },
    sv: {
      start: '/',
      buy: '/osta-auto',
      cars: '/osta-auto/autot-varastossa',
      sell: '/myy-auto',
      facilities: '/toimipisteet',
      safeDeal: '/turvallinen-kauppa',
    },
  },
};
