import { heroFields, heroSearchFields } from '#cms/hero/heroFields.ts';
import { checkbox, link } from '#domain/content/declare.ts';

/** The CMS fields of HeroBanner. */
export const heroBannerFields = {
  ...heroFields,
  hasSearchBar: checkbox({
    name: 'HeroBannerHasSearchBar',
    help: 'Adds a search bar. It needs HeroBannerSearchUrl.',
  }),
  searchUrl: link({
    name: 'HeroBannerSearchUrl',
    help: 'The page that shows the results. It gets the visitor’s words as the parameter keyphrase, in addition to any query in the link.',
  }),
  ...heroSearchFields,
};

/** The status of HeroBanner. */
export const heroBannerStatus = 'stable';
