import { link, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of SiteSelection. */
export const siteSelectionFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Our workshops".' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'What the workshops have in common. One or two sentences.',
  }),
  siteIds: text({
    name: 'SiteIds',
    help: 'Which workshops to show, by their site ids with commas between them; they are shown in that order. Empty: all workshops of the site.',
  }),
  link: link({ name: 'Link', help: 'The way on, as a button under the workshops.' }),
  backgroundColor: backgroundColor(),
};
