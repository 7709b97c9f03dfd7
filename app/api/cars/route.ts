import { createCarsHandler } from '#app/cars/carsHandler.ts';
import { blockServices } from '../../services.ts';

/** The cars and facets of a site's list. */
export const GET = createCarsHandler(blockServices.cars);
