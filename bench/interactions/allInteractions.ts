import { bookingInteractions } from './booking.ts';
import { carInteractions } from './car.ts';
import { carsInteractions } from './cars.ts';
import { contentInteractions } from './content.ts';
import { tireHotelInteractions } from './tireHotel.ts';

/** Everything that is pressed, in the order of the table. */
export const allInteractions = [
  ...contentInteractions,
  ...carsInteractions,
  ...carInteractions,
  ...bookingInteractions,
  ...tireHotelInteractions,
];
