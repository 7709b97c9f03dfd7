import { createCarsHandler } from '#app/cars/carsHandler.ts';
import { blockServices } from '../../services.ts';
import { answerInBudget } from '../../visitorBudget.ts';

/** The cars and facets of a site's list. */
export const GET = answerInBudget(createCarsHandler(blockServices.cars));
