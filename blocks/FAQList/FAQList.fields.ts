import { multilist, richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of FAQList. */
export const faqListFields = {
  title: text({ name: 'Title', help: 'What the questions are about.' }),
  titleTag: titleTag('h2'),
  text: richText({
    name: 'Text',
    help: 'A sentence or two under the title, such as where to ask if the answer is missing. From laptops on both stand beside the questions.',
  }),
  items: multilist({
    name: 'Items',
    help: 'The questions, most frequent first; three to ten read best. An entry without question or answer is left out.',
    required: true,
    entries: {
      question: text({
        name: 'Question',
        help: 'As a visitor would ask it. It is the answer’s address too: a link to #item-vad-ingar leads to “Vad ingår?” and opens it. If you change the question, change those links.',
        required: true,
      }),
      answer: richText({
        name: 'Answer',
        help: 'The answer, the shortest version first. Search engines get its words without links and formatting.',
        required: true,
      }),
    },
  }),
  backgroundColor: backgroundColor(),
};
