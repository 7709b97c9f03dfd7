import { checkbox, link } from '#domain/content/declare.ts';
import { heroFields, heroSearchFields } from '../hero/heroFields.ts';

/** The CMS fields of HeroBanner. */
export const heroBannerFields = {
  ...heroFields,
  hasSearchBar: checkbox({
    name: 'HeroBannerHasSearchBar',
    help: 'Adds a search bar. It needs HeroBannerSearchUrl.',
  }),
  searchUrl: link({
    name: 'HeroBannerSearchUrl',
    help: 'The page that shows what was found. It gets the visitor’s words as keyphrase; a query of its own is kept.',
  }),
  ...heroSearchFields,
};
