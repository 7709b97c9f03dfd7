import { link, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CardList. */
export const cardListFields = {
  title: text({
    name: 'Title',
    help: 'What the cards have in common. Without it they stand alone.',
  }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'One or two sentences under the title.' }),
  link: link({ name: 'Link', help: 'Where to see all, as a link under the cards.' }),
  backgroundColor: backgroundColor(),
};

/** The placeholders inside CardList. */
export const cardListSlots = ['card-list'] as const;
