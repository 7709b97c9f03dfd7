import { link, text } from '#domain/content/declare.ts';

/** The car is the one that the page's address names; the fields are the same for all cars. */
export const carDetailFields = {
  loanText: text({
    name: 'LoanText',
    help: 'A sentence or two about the group’s loan, shown below the price. Only on sites in Sweden.',
  }),
  loanLink: link({
    name: 'LoanLink',
    help: 'The page about the loan, as a link below the text.',
    needsText: true,
  }),
};

/** The status of CarDetail. */
export const carDetailStatus = 'stable';

/** What CarDetail puts into the title and the descriptions of its page. */
export const carDetailPageWords = ['brand', 'model', 'modelText', 'city', 'details'] as const;
