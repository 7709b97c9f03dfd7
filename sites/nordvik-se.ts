import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Sweden: the group's main site. */
export const nordvikSe: Site = {
  id: 'nordvik-se',
  contentName: 'nordvik-se',
  hosts: ['nordvik.example', 'www.nordvik.example'],
  locales: ['sv'],
  theme: 'default',
};
