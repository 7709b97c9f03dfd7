import { createReviewHandler } from '#app/tireHotel/bookingHandlers.ts';
import { tireHotelTools } from '#app/tireHotel/tireHotel.ts';

/** Rates the flow. */
export const POST = createReviewHandler(tireHotelTools);
