import { createCarsByIdHandler } from '#app/cars/carsByIdHandler.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** The cars that a device has stored. */
export const GET = answerInBudget(createCarsByIdHandler(blockServices.cars));
