import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of CarOfTheWeek. The cars themselves are chosen in the stock system. */
export const carOfTheWeekFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Car of the week".' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'Why these cars were chosen, in one sentence.' }),
  backgroundColor: backgroundColor(),
};

/** The status of CarOfTheWeek. */
export const carOfTheWeekStatus = 'stable';
