import { link } from '#domain/content/declare.ts';
import { heroFields, heroSearchFields } from '../hero/heroFields.ts';

/** The CMS fields of HeroSearchBanner. */
export const heroSearchBannerFields = {
  ...heroFields,
  searchUrl: link({
    name: 'SearchUrl',
    help: 'The list of cars that the search leads to. Words that mean filters become its path, the others its keyphrase. Empty: the site’s own list.',
  }),
  ...heroSearchFields,
};
