import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Slovakia. */
export const carstoreSk: Site = {
  id: 'carstore-sk',
  contentName: 'carstore-sk',
  hosts: ['carstore-sk.example', 'www.carstore-sk.example'],
  locales: ['sk'],
  theme: 'carstore',
};
