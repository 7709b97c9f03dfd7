import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
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
