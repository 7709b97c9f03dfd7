import { createCarMediaHandler } from '#app/cars/carMediaHandler.ts';
import { carMedia } from '../../../services.ts';

interface RouteContext {
  readonly params: Promise<{ readonly registration: string }>;
}

const handle = createCarMediaHandler(carMedia);

/** What there is of a car besides its pictures: asked for by those who look at it, so that pages stay light. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  return handle((await params).registration);
}
