import { createWordsHandler } from '#app/cars/wordsHandler.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** The words that a search for cars recognises as filters. */
export const GET = answerInBudget(createWordsHandler(blockServices.cars));
