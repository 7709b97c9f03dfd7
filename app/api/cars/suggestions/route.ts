import { createSuggestionsHandler } from '#app/cars/suggestionsHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** Suggestions for a text typed into a search for cars. */
export const GET = limited(
  perClient('suggestions'),
  answerInBudget(createSuggestionsHandler(blockServices.cars)),
);
