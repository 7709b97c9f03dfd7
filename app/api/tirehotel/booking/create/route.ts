import { createTireBookingHandler } from '#app/tireHotel/bookingHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** Books a change of wheels. */
export const POST = createTireBookingHandler(tireHotelTools);
