import { backgroundColor } from '#cms/fields/background.ts';
import { heroFields, heroSearchFields } from '#cms/hero/heroFields.ts';
import { heroTexts } from '#cms/hero/heroTexts.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { link } from '#domain/content/declare.ts';

/** The CMS fields of HeroSearchBanner. */
export const heroSearchBannerFields = {
  ...heroFields,
  searchUrl: link({
    name: 'SearchUrl',
    help: 'The list of cars that shows the results. Words that match filters become part of its path, the others its keyphrase. If empty, the site’s own list is used.',
  }),
  ...heroSearchFields,
  backgroundColor: {
    ...backgroundColor('soft'),
    help: 'The ground of a banner without a picture.',
  },
};

/** The placeholders that HeroSearchBanner suits. */
export const heroSearchBannerSuits = ['headless-main'] as const;

/** The texts that HeroSearchBanner shows over its picture. */
export const heroSearchBannerTextOverPicture = heroTexts;

/** The status of HeroSearchBanner. */
export const heroSearchBannerStatus = 'stable';

/** The editors’ manual of HeroSearchBanner, without its fields. */
export const heroSearchBannerManual: BlockManual = {
  purpose:
    'A car search at the top of a page: it suggests makes, models and cars, and recognises words such as "electric" or "estate" as filters.',
  useWhen: [
    'The start page or the page for used cars should let visitors search for cars right away.',
    'A list of cars should start with its search; without a picture the banner is only as tall as its text.',
  ],
  avoidWhen: [
    'Visitors search for something other than cars: use HeroBanner, whose search bar can lead to any page.',
    'The page already has a hero: a second one competes with it.',
  ],
};
