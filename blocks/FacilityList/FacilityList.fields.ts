import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
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

/** The status of FacilityList. */
export const facilityListStatus = 'stable';
