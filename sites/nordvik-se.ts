import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Sweden: the group's main site. */
export const nordvikSe: Site = {
  id: 'nordvik-se',
  contentName: 'nordvik-se',
  name: 'Nordvik',
  hosts: ['nordvik.example', 'www.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  phone: { text: '08-465 004 00', href: 'tel:+46846500400' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
  indices: { vehicles: 'vehicles-nordvik-se', facilities: 'sites-nordvik-se' },
  family: 'nordvik',
  commonPages: {
    sv: {
      start: '/',
      buy: '/kop-bil',
      cars: '/kop-bil/bilar-i-lager',
      newCars: '/kop-bil/nya-bilar',
      usedCars: '/kop-bil/begagnade-bilar',
      finance: '/aga-bil/finansiering',
      sell: '/salj-bil',
      facilities: '/hitta-oss',
      workshop: '/boka-verkstad',
      tireHotel: '/dackhotell',
      stories: '/nyheter',
      about: '/om-oss',
      contact: '/kontakt',
    },
  },
};
