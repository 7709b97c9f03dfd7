import { heroFields, heroSearchFields } from '#cms/hero/heroFields.ts';
import { link } from '#domain/content/declare.ts';

/** The CMS fields of HeroSearchBanner. */
export const heroSearchBannerFields = {
  ...heroFields,
  searchUrl: link({
    name: 'SearchUrl',
    help: 'The list of cars that shows the results. Words that match filters become part of its path, the others its keyphrase. If empty, the site’s own list is used.',
  }),
  ...heroSearchFields,
};

/** The status of HeroSearchBanner. */
export const heroSearchBannerStatus = 'stable';
