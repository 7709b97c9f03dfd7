import { backgroundColor } from '#cms/fields/background.ts';
import { iconChoice } from '#cms/fields/iconChoice.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, multilist, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of HighlightList. */
export const highlightListFields = {
  title: text({ name: 'Title', help: 'What the highlights have in common.' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences under the title.' }),
  items: multilist({
    name: 'Items',
    help: 'The highlights. Three to six work best.',
    required: true,
    entries: {
      icon: iconChoice('An icon for the topic of the highlight.'),
      title: text({ name: 'Title', help: 'The highlight in a few words.', required: true }),
      text: text({ name: 'Text', help: 'One or two sentences.' }),
      link: link({ name: 'Link', help: 'A page with more about it.' }),
    },
  }),
  backgroundColor: backgroundColor(),
};

/** The status of HighlightList. */
export const highlightListStatus = 'stable';

/** The editors’ manual of HighlightList, without its fields. */
export const highlightListManual: BlockManual = {
  purpose: 'Three to six points, each with an icon, a title and a sentence.',
  useWhen: [
    'Visitors should see the advantages of an offer at a glance: guarantees, what is included, how it works.',
    'There are steps to follow: their order is kept.',
  ],
  avoidWhen: [
    'Each point has a picture: use cards.',
    'The points are figures: use NumbersBlock, which makes them large.',
  ],
};
