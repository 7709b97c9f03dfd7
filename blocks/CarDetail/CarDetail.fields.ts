import type { BlockManual } from '#domain/content/blockManual.ts';
import { link, text } from '#domain/content/declare.ts';

/** The car is the one that the page's address names; the fields are the same for all cars. */
export const carDetailFields = {
  loanText: text({
    name: 'LoanText',
    help: 'A sentence or two about the group’s loan, shown below the price. Only on sites in Sweden.',
    isParagraph: true,
  }),
  loanLink: link({
    name: 'LoanLink',
    help: 'The page about the loan, as a link below the text.',
    needsText: true,
  }),
};

/** The placeholders that CarDetail suits. */
export const carDetailSuits = ['headless-main'] as const;

/** The status of CarDetail. */
export const carDetailStatus = 'stable';

/** What CarDetail puts into the title and the descriptions of its page. */
export const carDetailPageWords = ['brand', 'model', 'modelText', 'city', 'details'] as const;

/** The editors’ manual of CarDetail, without its fields. */
export const carDetailManual: BlockManual = {
  purpose:
    'The car that the page’s address names: pictures, price, facts, equipment, where it is, and similar cars.',
  useWhen: [
    'One page shows every car of the site. Its path ends in ,-w-,/,-w-,: a wildcard for the car’s id and one for its name. The page’s title and description may contain {brand}, {model}, {modelText}, {city} and {details}, which tell the car from all others: year, mileage, and registration number.',
  ],
  avoidWhen: [
    'The page has an ordinary address that doesn’t name a car: use CarTeaserFixed, which shows chosen cars.',
  ],
};
