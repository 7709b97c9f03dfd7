import { choice, number, text } from '#domain/content/declare.ts';
import { knownSortNames } from '#domain/search/knownFacets.ts';
import { buttonLinkFields } from '../content/buttonLink.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CarTeaserQuery. */
export const carTeaserQueryFields = {
  title: text({ name: 'Title', help: 'The heading above the cars; it also names the row.' }),
  titleTag: titleTag('h2'),
  predefinedQuery: text({
    name: 'PredefinedQuery',
    help: 'Which cars to show: what stands after the question mark in the address of a filtered list of cars, such as car_fuel=El&car_brand=Volvo. Empty: all cars of the site.',
  }),
  numberOfCars: number({
    name: 'NumberOfCars',
    help: 'How many cars to show at most.',
    fallback: 8,
    min: 1,
    max: 24,
  }),
  sort: choice({
    name: 'Sort',
    help: 'Which cars come first. With car_publishdate_asc those that came in last.',
    choices: Object.fromEntries(knownSortNames.map((name) => [name, name])),
    fallback: 'car_publishdate_asc',
  }),
  ...buttonLinkFields(),
  backgroundColor: backgroundColor(),
};
