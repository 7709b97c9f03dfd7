import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createAuthorizedWorkshopHandler } from '#app/booking/questionHandlers.ts';

const handle = createAuthorizedWorkshopHandler(bookingTools);

/** Whether there are authorised workshops for a brand. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
