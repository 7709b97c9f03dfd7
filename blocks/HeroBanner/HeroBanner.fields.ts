import { heroFields, heroSearchFields } from '#cms/hero/heroFields.ts';
import { heroTexts } from '#cms/hero/heroTexts.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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

/** The placeholders that HeroBanner suits. */
export const heroBannerSuits = ['headless-main'] as const;

/** The texts that HeroBanner shows over its picture. */
export const heroBannerTextOverPicture = heroTexts;

/** The status of HeroBanner. */
export const heroBannerStatus = 'stable';

/** The editors’ manual of HeroBanner, without its fields. */
export const heroBannerManual: BlockManual = {
  purpose:
    'The large picture or film at the top of a page, with a headline, a link and, on the start page, the search.',
  useWhen: [
    'A page opens with one strong picture and one message.',
    'The start page lets visitors search right away.',
  ],
  avoidWhen: [
    'The text has more than two sentences: use a Blurb, which has room for it.',
    'The page already has a hero: a second one competes with it.',
  ],
};
