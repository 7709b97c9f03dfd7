import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Slovakia. */
export const carstoreSk: Site = {
  id: 'carstore-sk',
  contentName: 'carstore-sk',
  hosts: ['sk.carstore.example'],
  locales: ['sk'],
  theme: 'carstore',
};
