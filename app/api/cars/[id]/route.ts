import { createCarHandler } from '#app/cars/carHandler.ts';
import { limited } from '../../../http/refuseAbove.ts';
import { perClient } from '../../../rateLimits.ts';
import { blockServices } from '../../../services.ts';
import { answerInBudget } from '../../../visitorBudget.ts';

interface RouteContext {
  readonly params: Promise<{ readonly id: string }>;
}

const handle = limited(perClient('searches'), answerInBudget(createCarHandler(blockServices.cars)));

/** The full record of a car, for the comparison. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  return handle(request, (await params).id);
}
