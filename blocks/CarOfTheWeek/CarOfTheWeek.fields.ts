import { richText, text } from '#domain/content/declare.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CarOfTheWeek. Which cars it shows, those decide who look after the stock. */
export const carOfTheWeekFields = {
  title: text({ name: 'Title', help: 'The heading, such as "Car of the week".' }),
  titleTag: titleTag('h2'),
  text: richText({ name: 'Text', help: 'Why these cars. One sentence.' }),
  backgroundColor: backgroundColor(),
};
