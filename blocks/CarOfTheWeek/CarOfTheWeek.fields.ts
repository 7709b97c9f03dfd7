import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of CarOfTheWeek. The cars themselves are chosen in the stock system. */
export const carOfTheWeekFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Car of the week".' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'Why these cars were chosen, in one sentence.' }),
  backgroundColor: backgroundColor(),
};

/** The placeholders that CarOfTheWeek suits. */
export const carOfTheWeekSuits = ['headless-main'] as const;

/** The status of CarOfTheWeek. */
export const carOfTheWeekStatus = 'stable';

/** The editors’ manual of CarOfTheWeek, without its fields. */
export const carOfTheWeekManual: BlockManual = {
  purpose:
    'The cars of the week, large and one at a time. They are chosen in the stock system; if none is chosen, the section is hidden.',
  useWhen: ['The start page or a page about used cars should highlight a few cars.'],
  avoidWhen: [
    'You want to choose the cars yourself: use CarTeaserFixed.',
    'Visitors should see many cars at once: use CarTeaserQuery.',
  ],
};
