import type { Site } from '#domain/sites/site.ts';

/** Two brands under one roof; a page chooses its brand by the route field BrandDesign. */
export const mercedesSmartSe: Site = {
  id: 'mercedes-smart-se',
  contentName: 'mercedes-smart-se',
  hosts: ['mercedes.nordvik.example'],
  locales: ['sv'],
  theme: 'mercedes',
};
