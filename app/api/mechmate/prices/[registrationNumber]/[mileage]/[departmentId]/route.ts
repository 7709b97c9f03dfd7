import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createPricesHandler } from '#app/booking/questionHandlers.ts';

const handle = createPricesHandler(bookingTools);

/** The prices at a workshop. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
