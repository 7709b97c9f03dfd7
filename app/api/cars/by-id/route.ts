import { createCarsByIdHandler } from '#app/cars/carsByIdHandler.ts';
import { blockServices } from '../../../services.ts';

/** The cars that a device has stored. */
export const GET = createCarsByIdHandler(blockServices.cars);
