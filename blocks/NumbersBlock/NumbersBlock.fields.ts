import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { multilist, text } from '#domain/content/declare.ts';

/** The CMS fields of NumbersBlock. */
export const numbersBlockFields = {
  title: text({ name: 'Title', help: 'What the numbers are about.' }),
  titleTag: titleTag('h2'),
  numbers: multilist({
    name: 'Numbers',
    help: 'The numbers. Two to four work best. An entry without a value or title is left out.',
    required: true,
    entries: {
      value: text({
        name: 'Value',
        help: 'The number with its unit, such as 3 200 or 98 %.',
        required: true,
      }),
      title: text({
        name: 'Title',
        help: 'What the number counts, in a few words.',
        required: true,
      }),
    },
  }),
  backgroundColor: backgroundColor(),
};

/** The status of NumbersBlock. */
export const numbersBlockStatus = 'stable';

/** The editors’ manual of NumbersBlock, without its fields. */
export const numbersBlockManual: BlockManual = {
  purpose: 'Two to four large numbers, each with a label.',
  useWhen: ['A figure says more than a sentence: cars in stock, years, satisfied customers.'],
  avoidWhen: [
    'The numbers need explaining: use a text.',
    'The numbers change daily: outdated numbers cost trust.',
  ],
};
