import { createRepairsHandler } from '#app/cars/repairsHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** The misspelt words of a search for cars. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createRepairsHandler(blockServices.cars)),
);
