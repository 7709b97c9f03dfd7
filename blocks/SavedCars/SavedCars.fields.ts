import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { richText, text } from '#domain/content/declare.ts';

/** The CMS fields of SavedCars. */
export const savedCarsFields = {
  title: text({ name: 'Title', help: 'The heading above the cars.' }),
  titleTag: titleTag('h1'),
  text: richText({
    name: 'Text',
    help: 'Where and how long the cars are stored: on the visitor’s own device, the 50 latest.',
  }),
  backgroundColor: backgroundColor(),
};

/** The status of SavedCars. */
export const savedCarsStatus = 'stable';
