import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of SiteSelection. */
export const siteSelectionFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Our workshops".' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What the workshops have in common, in one or two sentences.',
  }),
  siteIds: text({
    name: 'SiteIds',
    help: 'The site ids of the workshops to show, separated by commas, in the order shown. If empty, all workshops of the site.',
  }),
  link: link({ name: 'Link', help: 'A further page, as a button under the workshops.' }),
  backgroundColor: backgroundColor(),
};

/** The field with ids of workshops, which have to exist. */
export const siteSelectionWorkshopIds = 'siteIds';

/** The status of SiteSelection. */
export const siteSelectionStatus = 'stable';
