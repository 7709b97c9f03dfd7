import { link, multilist, richText, text } from '#domain/content/declare.ts';
import { iconChoice } from '../content/iconChoice.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of HighlightList. */
export const highlightListFields = {
  title: text({ name: 'Title', help: 'What the highlights say together.' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences under the title.' }),
  items: multilist({
    name: 'Items',
    help: 'The highlights; three to six read best.',
    required: true,
    entries: {
      icon: iconChoice('A sign for what the highlight is about.'),
      title: text({ name: 'Title', help: 'The highlight in a few words.', required: true }),
      text: text({ name: 'Text', help: 'One or two sentences.' }),
      link: link({ name: 'Link', help: 'Where to read on.' }),
    },
  }),
  backgroundColor: backgroundColor(),
};
