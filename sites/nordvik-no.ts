import type { Site } from '#domain/sites/site.ts';

/** New and used cars in Norway. */
export const nordvikNo: Site = {
  id: 'nordvik-no',
  contentName: 'nordvik-no',
  hosts: ['nordvik-no.example', 'www.nordvik-no.example'],
  locales: ['nb'],
  theme: 'default',
};
