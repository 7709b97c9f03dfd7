import { createDaysHandler } from '#app/tireHotel/bookingHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** The days with free times at the visitor's workshop. */
export const POST = createDaysHandler(tireHotelTools);
