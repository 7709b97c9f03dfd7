import { createTimesHandler } from '#app/tireHotel/bookingHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** The free times of a day at the visitor's workshop. */
export const POST = createTimesHandler(tireHotelTools);
