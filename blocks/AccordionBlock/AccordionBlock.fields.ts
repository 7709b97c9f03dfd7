import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { multilist, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of AccordionBlock. */
export const accordionBlockFields = {
  title: text({ name: 'Title', help: 'What the entries have in common.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'One or two sentences under the title. On laptops and wider, title and text are beside the entries.',
  }),
  items: multilist({
    name: 'Items',
    help: 'The entries, most important first. Three to ten work best. An entry without a title or text is left out.',
    required: true,
    entries: {
      title: text({
        name: 'Title',
        help: 'What the entry contains, so that visitors know before they open it. The title is also the entry’s anchor: a link to #item-vad-ingar leads to “Vad ingår?” and opens it. If you change the title, update those links.',
        required: true,
      }),
      text: richText({ name: 'Text', help: 'The content of the entry.', required: true }),
    },
  }),
  backgroundColor: backgroundColor(),
};

/** The status of AccordionBlock. */
export const accordionBlockStatus = 'stable';

/** The editors’ manual of AccordionBlock, without its fields. */
export const accordionBlockManual: BlockManual = {
  purpose:
    'Details under headings that open and close independently. Every entry can be linked to.',
  useWhen: [
    'A page has many details and each visitor needs only one or two: terms, equipment, opening hours.',
    'The headings alone are enough for visitors to choose what to open.',
  ],
  avoidWhen: [
    'The entries are questions: use FAQList, which search engines recognise as questions and answers.',
    'Everybody should read it: use visible text, since most visitors open nothing.',
    'There is only one entry: use a Blurb, which shows it without a click.',
  ],
};
