import { backgroundColor } from '#cms/fields/background.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
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

/** The placeholders that SavedCars suits. */
export const savedCarsSuits = ['headless-main'] as const;

/** The status of SavedCars. */
export const savedCarsStatus = 'stable';

/** The editors’ manual of SavedCars, without its fields. */
export const savedCarsManual: BlockManual = {
  purpose:
    'The cars that the visitor saved with a heart, below them the searches that the visitor follows with the number of new cars, and then the cars that the visitor looked at. They are stored on the visitor’s device. A car that is no longer for sale is shown in grey.',
  useWhen: [
    'A site with cars has one page for them, at the address that the dictionary’s pathToSavedCars names. Lists of cars link to it.',
  ],
  avoidWhen: [
    'You want to choose the cars: use CarTeaserFixed.',
    'The page is about anything else: its visitors may have saved nothing.',
  ],
};
