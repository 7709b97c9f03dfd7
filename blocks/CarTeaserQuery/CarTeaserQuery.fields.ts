import { backgroundColor } from '#cms/fields/background.ts';
import { buttonLinkFields } from '#cms/fields/buttonLink.ts';
import { titleTag } from '#cms/fields/titleTag.ts';
import { readPredefinedQuery } from '#domain/cars/predefinedQuery.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { choice, number, text } from '#domain/content/declare.ts';
import type { FieldDeclaration } from '#domain/content/fields.ts';
import { wireSortWords } from '#domain/search/editorWords.ts';
import { allSortNames, wireName, wireSortName } from '#domain/search/facets.ts';

/** The CMS fields of CarTeaserQuery. */
export const carTeaserQueryFields = {
  title: text({
    name: 'Title',
    help: 'The heading above the cars. It is also the accessible name of the row.',
  }),
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

/** A search in the syntax of a list's query string. Unknown names are reported to editors. */
function predefinedQuery(): FieldDeclaration<string> {
  const words = text({
    name: 'PredefinedQuery',
    help: `Which cars to show: the part after the question mark in the address of a filtered list of cars, such as ${wireName('fuel')}=El&${wireName('brand')}=Volvo, or the whole address. If empty, all cars of the site.`,
  });
  return {
    ...words,
    read: (wire) => {
      const reading = words.read(wire);
      if (reading.kind !== 'filled') return reading;
      const { unknown, unreadable } = readPredefinedQuery(reading.value);
      const problems = [
        ...unknown.map((name) => `has ${name}, which no list of cars knows`),
        ...unreadable.map((name) => `has no two whole numbers for ${name}, so no cars are shown`),
      ];
      return { ...reading, problems: problems.map((problem) => ({ field: '', problem })) };
    },
  };
}

/** An order chosen here overrides the order in the query. */
function sort(): FieldDeclaration<string> {
  const orders = choice({
    name: 'Sort',
    help: 'Which cars come first.',
    choices: Object.fromEntries(allSortNames.map((name) => [wireSortName(name), name])),
    words: wireSortWords,
    fallback: '',
  });
  return { ...orders, fallbackText: 'the order that PredefinedQuery names, or the newest first' };
}

/** The status of CarTeaserQuery. */
export const carTeaserQueryStatus = 'stable';

/** The editors’ manual of CarTeaserQuery, without its fields. */
export const carTeaserQueryManual: BlockManual = {
  purpose: 'Cars of a kind, as many as an editor wants, in a row that scrolls sideways.',
  useWhen: [
    'A page is about a brand, a fuel or a body type, and should show what is in stock now.',
    'Visitors should see that there are cars before they go to the list.',
  ],
  avoidWhen: [
    'You want to show certain cars: use CarTeaserFixed, which shows only those.',
    'Visitors want to filter: link to the list of cars.',
  ],
};
