import { createCarsHandler } from '#app/cars/carsHandler.ts';
import { limited } from '../../http/refuseAbove.ts';
import { perClient } from '../../rateLimits.ts';
import { blockServices } from '../../services.ts';
import { answerInBudget } from '../../visitorBudget.ts';

/** The cars and facets of a site's list. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createCarsHandler(blockServices.cars)),
);
