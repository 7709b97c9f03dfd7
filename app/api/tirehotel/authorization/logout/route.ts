import { createLogoutHandler } from '#app/tireHotel/authorizationHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** Ends the visitor's session. */
export const POST = createLogoutHandler(tireHotelTools);
