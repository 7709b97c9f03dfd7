import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Norway. */
export const nordvikNo: Site = {
  id: 'nordvik-no',
  contentName: 'nordvik-no',
  hosts: ['no.nordvik.example'],
  locales: ['nb'],
  theme: 'default',
  phone: { text: '00 00 04 00', href: 'tel:+4700000400' },
  country: 'NO',
  currency: 'NOK',
  distanceUnit: 'km',
  timeZone: 'Europe/Oslo',
  indices: { vehicles: 'vehicles-nordvik-no', facilities: 'sites-nordvik-no' },
};
