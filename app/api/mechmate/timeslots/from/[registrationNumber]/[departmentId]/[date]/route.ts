import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createTimeslotsHandler } from '#app/booking/questionHandlers.ts';

const handle = createTimeslotsHandler(bookingTools);

/** The free times of a workshop from a date on. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
