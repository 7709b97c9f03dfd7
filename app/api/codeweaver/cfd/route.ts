import { createQuoteHandler } from '#app/financeQuote/financeQuoteHandlers.ts';
import { log } from '../../../log.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices, financeQuotes } from '../../../services.ts';

/** A finance quote for a car. */
export const POST = createQuoteHandler({
  cars: blockServices.cars,
  financeQuotes,
  refuse: perClient('financeQuotes'),
  log,
});
