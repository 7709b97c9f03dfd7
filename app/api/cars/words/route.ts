import { createWordsHandler } from '#app/cars/wordsHandler.ts';
import { blockServices } from '../../../services.ts';

/** The words that a search for cars recognises as filters. */
export const GET = createWordsHandler(blockServices.cars);
