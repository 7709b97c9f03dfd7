import type { Site } from '#domain/sites/site.ts';

/** Used-car stores in Sweden, in Swedish and English. */
export const carstoreSe: Site = {
  id: 'carstore-se',
  contentName: 'carstore-se',
  hosts: ['carstore.example', 'www.carstore.example'],
  locales: ['sv', 'en'],
  theme: 'carstore',
};
