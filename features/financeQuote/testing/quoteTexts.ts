import { parseDictionary } from '#domain/content/dictionary.ts';
import { financeQuoteTexts } from '../financeQuoteTexts.ts';

const { dictionary } = parseDictionary(
  new Map([
    ['financeQuoteMonths', '{count} months'],
    ['financeQuoteMiles', '{count} miles'],
  ]),
);

/** The texts of a quote, with words for months and miles. */
export const quoteTexts = financeQuoteTexts(dictionary);
