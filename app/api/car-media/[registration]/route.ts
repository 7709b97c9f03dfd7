import { createCarMediaHandler } from '#app/cars/carMediaHandler.ts';
import { carMedia } from '../../../services.ts';

interface RouteContext {
  readonly params: Promise<{ readonly registration: string }>;
}

const handle = createCarMediaHandler(carMedia);

/** Media of a car besides its pictures. Requested only when needed, to keep pages small. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  return handle((await params).registration);
}
