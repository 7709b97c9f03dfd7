import type { Site } from '#domain/sites/site.ts';

/** Trucks and transport. */
export const nordvikTrucksSe: Site = {
  id: 'nordvik-trucks-se',
  contentName: 'nordvik-trucks-se',
  name: 'Nordvik Lastbilar',
  hosts: ['lastbilar.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  phone: { text: '08-465 004 50', href: 'tel:+46846500450' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
