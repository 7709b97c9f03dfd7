import { shownBy, textSubject } from './textSubject.ts';

/** The texts of a lender’s quotes, which only British sites have. */
export const financeQuoteSubject = textSubject(
  shownBy(['CarDetail'], ({ financeQuote }) => financeQuote !== undefined),
  [
    'financeQuoteTitle',
    'financeQuoteIntro',
    'financeQuoteLoading',
    'financeQuoteError',
    'financeQuoteTooMany',
    'financeQuoteProduct',
    'financeQuoteTerm',
    'financeQuoteDeposit',
    'financeQuotePayment',
    'financeQuoteMileage',
    'financeQuoteMonths',
    'financeQuoteMiles',
    'financeQuotePerMonth',
    'financeQuoteSummary',
    'financeQuoteUpdating',
    'financeQuoteApply',
    'financeQuoteReserve',
    'financeQuotePartExchange',
    'financeQuoteTerms',
    'financeQuoteTermsError',
    'financeQuoteBroker',
    'financeQuoteReference',
    'financeQuoteNoScript',
  ],
  {
    financeQuoteTooMany: ['seconds'],
    financeQuoteMonths: ['count'],
    financeQuoteMiles: ['count'],
    financeQuoteSummary: ['term', 'deposit'],
  },
);
