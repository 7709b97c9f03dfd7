import { readPredefinedQuery } from '#domain/cars/predefinedQuery.ts';
import { choice, number, text } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';
import { knownSortNames } from '#domain/search/knownFacets.ts';
import { buttonLinkFields } from '../content/buttonLink.ts';
import { titleTag } from '../content/titleTag.ts';
import { backgroundColor } from '../section/background.ts';

/** The CMS fields of CarTeaserQuery. */
export const carTeaserQueryFields = {
  title: text({ name: 'Title', help: 'The heading above the cars; it also names the row.' }),
  titleTag: titleTag('h2'),
  predefinedQuery: predefinedQuery(),
  numberOfCars: number({
    name: 'NumberOfCars',
    help: 'How many cars to show at most.',
    fallback: 8,
    min: 1,
    max: 24,
  }),
  sort: sort(),
  ...buttonLinkFields(),
  backgroundColor: backgroundColor(),
};

/** A search as addresses have it. What it means to no list is worth an editor's look. */
function predefinedQuery(): FieldDeclaration<string> {
  const words = text({
    name: 'PredefinedQuery',
    help: 'Which cars to show: what stands after the question mark in the address of a filtered list of cars, such as car_fuel=El&car_brand=Volvo; or the whole address. Empty: all cars of the site.',
  });
  return {
    ...words,
    read: (wire) => {
      const reading = words.read(wire);
      if (reading.kind !== 'filled') return reading;
      const { unknown } = readPredefinedQuery(reading.value);
      const problems = unknown.map((name) => ({
        field: '',
        problem: `has ${name}, which no list of cars knows`,
      }));
      return { ...reading, problems };
    },
  };
}

/** An order chosen here counts more than one in the query. */
function sort(): FieldDeclaration<string> {
  const orders = choice({
    name: 'Sort',
    help: 'Which cars come first. With car_publishdate_asc those that came in last.',
    choices: Object.fromEntries(knownSortNames.map((name) => [name, name])),
    fallback: '',
  });
  return { ...orders, fallbackText: 'the order that PredefinedQuery names, or the newest first' };
}
