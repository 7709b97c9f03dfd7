import { createCarMediaHandler } from '#app/cars/carMediaHandler.ts';
import { perClient } from '../../../rateLimits.ts';
import { carMedia } from '../../../services.ts';

interface RouteContext {
  readonly params: Promise<{ readonly registration: string }>;
}

const refuse = perClient('carMedia');
const handle = createCarMediaHandler(carMedia);

/** Media of a car besides its pictures. Requested only when needed, to keep pages small. */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  return (await refuse(request)) ?? handle((await params).registration);
}
