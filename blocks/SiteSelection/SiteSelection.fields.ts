import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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

/** The editors’ manual of SiteSelection, without its fields. */
export const siteSelectionManual: BlockManual = {
  purpose:
    'The workshops of the site as cards, each with its address, phone number and a link to its page.',
  useWhen: [
    'Visitors choose a workshop, from all of them or from a few near each other.',
    'A page is about a service that only some workshops offer: list those.',
  ],
  avoidWhen: [
    'It is about one workshop: link to its page.',
    'Visitors want to book: the booking assistant finds the nearest workshop with a free time.',
  ],
};
