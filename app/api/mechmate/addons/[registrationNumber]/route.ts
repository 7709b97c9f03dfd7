import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createOfferingsHandler } from '#app/booking/questionHandlers.ts';

const handle = createOfferingsHandler('addons', bookingTools);

/** The add-ons for a vehicle. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
