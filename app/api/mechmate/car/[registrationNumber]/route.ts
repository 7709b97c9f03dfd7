import { bookingTools } from '#app/booking/booking.ts';
import type { PathContext } from '#app/booking/pathContext.ts';
import { createVehicleHandler } from '#app/booking/questionHandlers.ts';

const handle = createVehicleHandler(bookingTools);

/** A vehicle by its registration number. */
export async function GET(request: Request, context: PathContext): Promise<Response> {
  return handle(request, await context.params);
}
