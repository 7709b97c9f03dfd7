import { createBookHandler } from '#app/booking/bookHandler.ts';
import { bookingTools } from '#app/booking/booking.ts';

/** Books a time at a workshop. */
export const POST = createBookHandler(bookingTools);
