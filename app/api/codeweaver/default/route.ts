import { createProductsHandler } from '#app/financeQuote/financeQuoteHandlers.ts';
import { log } from '../../../log.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices, financeQuotes } from '../../../services.ts';

/** The finance products of a car. */
export const POST = createProductsHandler({
  cars: blockServices.cars,
  financeQuotes,
  refuse: perClient('financeQuotes'),
  log,
});
