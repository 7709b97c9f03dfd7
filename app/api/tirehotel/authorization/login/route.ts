import { createLoginHandler } from '#app/tireHotel/authorizationHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** Sends a code to the phone of an agreement. */
export const POST = createLoginHandler(tireHotelTools);
