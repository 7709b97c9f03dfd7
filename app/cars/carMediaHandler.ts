import type { CarMediaService } from '#domain/cars/gallery.ts';
import { refusal } from '../apiAnswers.ts';
import { found } from './carAnswers.ts';

/** Gives what there is of a car besides its pictures, by its registration number. */
export type CarMediaHandler = (registrationNumber: string) => Promise<Response>;

/** Answers with a `CarMedia`, empty where the car has none; 503 while its source fails. */
export function createCarMediaHandler(media: CarMediaService): CarMediaHandler {
  return async (registrationNumber) => {
    const answer = await media.of(registrationNumber);
    // The client has logged it.
    return answer.ok ? found(answer.value) : refusal(503, answer.failure.kind);
  };
}
