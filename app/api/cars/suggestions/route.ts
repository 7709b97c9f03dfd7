import { createSuggestionsHandler } from '#app/cars/suggestionsHandler.ts';
import { blockServices } from '../../../services.ts';

/** Suggestions for a text typed into a search for cars. */
export const GET = createSuggestionsHandler(blockServices.cars);
