import { createCarsByIdHandler } from '#app/cars/carsByIdHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

/** The cars that a device has stored. */
export const GET = limited(
  perClient('searches'),
  answerInBudget(createCarsByIdHandler(blockServices.cars)),
);
