import { createValidateHandler } from '#app/tireHotel/authorizationHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** Logs in with a code. */
export const POST = createValidateHandler(tireHotelTools);
