import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Great Britain. */
export const nordvikUk: Site = {
  id: 'nordvik-uk',
  contentName: 'nordvik-uk',
  hosts: ['uk.nordvik.example'],
  locales: ['en'],
  theme: 'default',
};
