import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Norway. */
export const nordvikNo: Site = {
  id: 'nordvik-no',
  contentName: 'nordvik-no',
  name: 'Nordvik',
  hosts: ['no.nordvik.example'],
  locales: ['nb'],
  theme: 'default',
  phone: { text: '00 00 04 00', href: 'tel:+4700000400' },
  country: 'NO',
  currency: 'NOK',
  distanceUnit: 'km',
  timeZone: 'Europe/Oslo',
  indices: { vehicles: 'vehicles-nordvik-no', facilities: 'sites-nordvik-no' },
  family: 'nordvik',
  commonPages: {
    nb: {
      start: '/',
      buy: '/kjop-bil',
      cars: '/kjop-bil/biler-pa-lager',
      newCars: '/kjop-bil/nye-biler',
      usedCars: '/kjop-bil/bruktbiler',
      finance: '/kjop-bil/finansiering',
      facilities: '/finn-oss',
      workshop: '/bestill-verksted',
      tireHotel: '/dekkhotell',
      stories: '/nyheter',
      about: '/om-oss',
      contact: '/kontakt',
    },
  },
};
