import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createOfferingsHandler } from '#app/booking/questionHandlers.ts';

const handle = createOfferingsHandler('services', bookingTools);

/** The services for a vehicle. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
