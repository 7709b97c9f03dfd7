import { createTermsHandler } from '#app/financeQuote/financeQuoteHandlers.ts';
import { log } from '../../../log.ts';
import { perClient } from '../../../rateLimits.ts';
import { financeQuotes } from '../../../services.ts';

/** The terms and conditions of a finance quote. */
export const GET = createTermsHandler({
  financeQuotes,
  refuse: perClient('financeQuotes'),
  log,
});
