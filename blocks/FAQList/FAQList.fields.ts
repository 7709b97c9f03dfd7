import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { multilist, richText, text } from '#domain/content/declare.ts';

/** The CMS fields of FAQList. */
export const faqListFields = {
  title: text({ name: 'Title', help: 'What the questions are about.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'One or two sentences under the title, such as where to ask if the answer is missing. On laptops and wider, title and text are beside the questions.',
  }),
  items: multilist({
    name: 'Items',
    help: 'The questions, most frequent first. Three to ten work best. An entry without a question or answer is left out.',
    required: true,
    entries: {
      question: text({
        name: 'Question',
        help: 'The question as a visitor would ask it. It is also the entry’s anchor: a link to #item-vad-ingar leads to “Vad ingår?” and opens it. If you change the question, update those links.',
        required: true,
      }),
      answer: richText({
        name: 'Answer',
        help: 'The answer, starting with a short version. Search engines get the text without links and formatting.',
        required: true,
      }),
    },
  }),
  backgroundColor: backgroundColor(),
};

/** The status of FAQList. */
export const faqListStatus = 'stable';

/** The editors’ manual of FAQList, without its fields. */
export const faqListManual: BlockManual = {
  purpose:
    'Questions that expand to show their answers. Search engines recognise them as questions and answers, and each can be linked to.',
  useWhen: [
    'Customers ask the same questions repeatedly, in the shop or on the phone.',
    'A page sells something that needs explaining: private leasing, tyre hotel, trade-in.',
  ],
  avoidWhen: [
    'The headings aren’t questions: use AccordionBlock.',
    'Nobody asks them: what everybody should know belongs in the text of the page.',
    'Another page already has the same questions: link to that page.',
  ],
};
