import { createWordsHandler } from '#app/cars/wordsHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** The words that a search for cars recognises as filters. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createWordsHandler(blockServices.cars)),
);
