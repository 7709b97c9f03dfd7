import type { SiteSettings } from '../page.ts';

/** Settings of a site, for tests to change. */
export const testSettings: SiteSettings = {
  gtmId: '',
  favicon: '/favicon.svg',
  titleTemplate: '%s',
  isOnlyLight: false,
  problems: [],
};
