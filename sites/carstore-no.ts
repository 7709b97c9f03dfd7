import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Norway. */
export const carstoreNo: Site = {
  id: 'carstore-no',
  contentName: 'carstore-no',
  hosts: ['no.carstore.example'],
  locales: ['nb'],
  theme: 'carstore',
};
