import { bookingTools } from '#app/booking/booking.ts';
import { createWorkshopsHandler } from '#app/booking/workshopsHandler.ts';

/** Workshops for the chosen services, as an event stream. */
export const GET = createWorkshopsHandler(bookingTools);
