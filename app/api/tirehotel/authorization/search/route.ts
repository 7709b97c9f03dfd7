import { createSearchHandler } from '#app/tireHotel/authorizationHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** The agreement of a vehicle. */
export const GET = createSearchHandler(tireHotelTools);
