import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Finland, in Finnish and Swedish. */
export const carstoreFi: Site = {
  id: 'carstore-fi',
  contentName: 'carstore-fi',
  hosts: ['fi.carstore.example'],
  locales: ['fi', 'sv'],
  theme: 'carstore',
};
