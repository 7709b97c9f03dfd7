import type { Site } from '#domain/sites/site.ts';

/** The restaurant in the group's house; content only. */
export const nordvikRestaurantSe: Site = {
  id: 'nordvik-restaurant-se',
  contentName: 'nordvik-restaurant-se',
  hosts: ['restaurang.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
};
