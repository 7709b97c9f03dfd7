import { headerFields } from '#cms/header/headerFields.ts';

/** The CMS fields of MainNavigation. Its entries are the pages of the site. */
export const mainNavigationFields = headerFields;

/** The status of MainNavigation. */
export const mainNavigationStatus = 'stable';
