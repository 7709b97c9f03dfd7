import type { Site } from '#domain/sites/site.ts';

/** A site with two brands; the route field BrandDesign selects that of a page. */
export const mercedesSmartSe: Site = {
  id: 'mercedes-smart-se',
  contentName: 'mercedes-smart-se',
  name: 'Nordvik Mercedes-Benz och smart',
  hosts: ['mercedes.nordvik.example'],
  locales: ['sv'],
  theme: 'mercedes',
  phone: { text: '08-465 004 40', href: 'tel:+46846500440' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
