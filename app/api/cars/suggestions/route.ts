import { createSuggestionsHandler } from '#app/cars/suggestionsHandler.ts';
import { blockServices } from '../../../services.ts';

/** What to suggest to somebody who types into a search for cars. */
export const GET = createSuggestionsHandler(blockServices.cars);
