import type { Site } from '#domain/sites/site.ts';

/** The group's restaurant; content only. */
export const nordvikRestaurantSe: Site = {
  id: 'nordvik-restaurant-se',
  contentName: 'nordvik-restaurant-se',
  name: 'Restaurang Lyftbordet',
  hosts: ['restaurang.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
  phone: { text: '08-465 004 70', href: 'tel:+46846500470' },
  country: 'SE',
  currency: 'SEK',
  distanceUnit: 'mil',
  timeZone: 'Europe/Stockholm',
};
