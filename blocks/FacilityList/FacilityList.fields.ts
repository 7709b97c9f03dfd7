import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of FacilityList. */
export const facilityListFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Our locations".' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What the facilities have in common, in one or two sentences.',
  }),
  link: link({ name: 'Link', help: 'A further page, as a link under the facilities.' }),
  backgroundColor: backgroundColor(),
};

/** The placeholders that FacilityList suits. */
export const facilityListSuits = ['headless-main'] as const;

/** The status of FacilityList. */
export const facilityListStatus = 'stable';

/** The editors’ manual of FacilityList, without its fields. */
export const facilityListManual: BlockManual = {
  purpose:
    'All facilities of the site on a map and as cards, on phones as rows, with a search, filters by brand, town, department and opening hours, and the nearest first on request.',
  useWhen: ['The page is the overview of the site’s facilities, above the pages of each of them.'],
  avoidWhen: [
    'Only some workshops matter on the page: use SiteSelection, which shows those you choose.',
    'It is about one facility: link to its page.',
  ],
};
