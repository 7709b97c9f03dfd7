import { multilist, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of AccordionBlock. */
export const accordionBlockFields = {
  title: text({ name: 'Title', help: 'What the entries have in common.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'A sentence or two under the title. From laptops on both stand beside the entries.',
  }),
  items: multilist({
    name: 'Items',
    help: 'What can be opened, most wanted first; three to ten read best. An entry without title or text is left out.',
    required: true,
    entries: {
      title: text({
        name: 'Title',
        help: 'What is inside, so that nobody opens it in vain. It is the entry’s address too: a link to #item-vad-ingar leads to “Vad ingår?” and opens it. If you change the title, change those links.',
        required: true,
      }),
      text: richText({ name: 'Text', help: 'What opens.', required: true }),
    },
  }),
  backgroundColor: backgroundColor(),
};
