import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Norway. */
export const nordvikNo: Site = {
  id: 'nordvik-no',
  contentName: 'nordvik-no',
  hosts: ['no.nordvik.example'],
  locales: ['nb'],
  theme: 'default',
};
