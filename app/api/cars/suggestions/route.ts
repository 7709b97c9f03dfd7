import { createSuggestionsHandler } from '#app/cars/suggestionsHandler.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** Suggestions for a text typed into a search for cars. */
export const GET = answerInBudget(createSuggestionsHandler(blockServices.cars));
