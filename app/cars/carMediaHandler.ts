import type { CarMediaService } from '#domain/cars/gallery.ts';
import { refusal } from '../http/answers.ts';
import { found } from './carAnswers.ts';

/** Returns the media of a car besides its pictures, by registration number. */
export type CarMediaHandler = (registrationNumber: string) => Promise<Response>;

/** Answers with a `CarMedia`, empty if the car has none; 503 while its source fails. */
export function createCarMediaHandler(media: CarMediaService): CarMediaHandler {
  return async (registrationNumber) => {
    const answer = await media.of(registrationNumber);
    // The client has already logged it.
    return answer.ok ? found(answer.value, answer) : refusal(503, answer.failure.kind);
  };
}
