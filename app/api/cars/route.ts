import { createCarsHandler } from '#app/cars/carsHandler.ts';
import { blockServices } from '../../services.ts';

/** The cars and facets of a list in one site, as its address asks for them. */
export const GET = createCarsHandler(blockServices.cars);
