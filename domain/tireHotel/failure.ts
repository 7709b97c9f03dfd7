import { listOf, objectOf, optional, readNumber, readText, readWith } from '../reader.ts';

/** Why a call of the tire hotel failed, as its API reports it: `{ failure, … }`. */
export type TireHotelFailure =
  /** There is no agreement for the registration number. */
  | { readonly kind: 'no-agreement' }
  /** The tire hotel refused, such as a wrong code, and may say why in a text for the visitor. */
  | {
      readonly kind: 'refused';
      readonly message?: string | undefined;
      /** Another visitor has the time. */
      readonly isTaken?: true | undefined;
    }
  | { readonly kind: 'too-many-requests'; readonly retryAfterSeconds: number }
  /** The visitor has to log in again: the session ended, or another tab logged in or out. */
  | { readonly kind: 'session-lost' }
  /** Fields of the request are invalid. */
  | { readonly kind: 'invalid-request'; readonly fields: readonly string[] }
  /** It is unknown whether the booking was made, so sending it again may book twice. */
  | { readonly kind: 'unknown-outcome' }
  | {
      readonly kind: 'unavailable';
      /** Because the visitor's device is offline, so nothing was sent. */
      readonly isOffline?: true | undefined;
    };

interface FailureAnswer {
  readonly failure?: string | undefined;
  readonly message?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly fields?: readonly string[] | undefined;
}

const readAnswer = objectOf<FailureAnswer>({
  failure: optional(readText),
  message: optional(readText),
  retryAfterSeconds: optional(readNumber),
  fields: optional(listOf(readText)),
});

/** Reads an answer of the API that isn't a success. Unknown ones count as unavailable. */
export function readFailure(answer: unknown): TireHotelFailure {
  const { failure, message, retryAfterSeconds, fields } = readWith(readAnswer, answer) ?? {};
  switch (failure) {
    case 'no-agreement':
    case 'session-lost':
    case 'unknown-outcome':
      return { kind: failure };
    case 'refused':
      return { kind: failure, message };
    case 'too-many-requests':
      return { kind: failure, retryAfterSeconds: Math.max(1, retryAfterSeconds ?? 60) };
    case 'invalid-request':
      return { kind: failure, fields: fields ?? [] };
    default:
      return { kind: 'unavailable' };
  }
}
