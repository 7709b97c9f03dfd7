import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of CardList. */
export const cardListFields = {
  title: text({
    name: 'Title',
    help: 'What the cards have in common. It is optional.',
  }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences under the title.' }),
  link: link({ name: 'Link', help: 'A page that shows all of them, as a link under the cards.' }),
  backgroundColor: backgroundColor(),
};

/** The placeholders inside CardList. */
export const cardListSlots = ['card-list'] as const;

/** The status of CardList. */
export const cardListStatus = 'stable';

/** The editors’ manual of CardList, without its fields. */
export const cardListManual: BlockManual = {
  purpose:
    'Cards side by side: one column on phones, two or three from 768 px, three or four in wide windows.',
  useWhen: [
    'Visitors choose among offers, services or topics of equal importance: put Card, ListCard, ImageCard or ModelCard into it.',
    'Three, four or six cards fill their rows best.',
  ],
  avoidWhen: [
    'There are more than about nine cards: use a StageRow, which scrolls sideways, or divide the page into sections.',
    'There is only one thing to say: use Blurb.',
  ],
};
