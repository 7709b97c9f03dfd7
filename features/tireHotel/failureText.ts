import { fillText } from '#domain/fillText.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import type { CallState } from '#domain/tireHotel/tireHotelFlow.ts';
import type { TireHotelTexts } from './tireHotelTexts.ts';

/** What a visitor reads about a failed call. */
export function failureText(failure: TireHotelFailure, texts: TireHotelTexts): string {
  switch (failure.kind) {
    case 'no-agreement':
      return texts.tireHotelNoAgreement;
    case 'refused':
      return failure.message ?? texts.tireHotelError;
    case 'too-many-requests':
      return fillText(texts.tireHotelTooMany, {
        minutes: String(Math.ceil(failure.retryAfterSeconds / 60)),
      });
    case 'unknown-outcome':
      return texts.tireHotelUnknownOutcome;
    case 'unavailable':
      return failure.isOffline ? texts.tireHotelOffline : texts.tireHotelError;
    case 'session-lost':
    case 'invalid-request':
      return texts.tireHotelError;
  }
}

/** The same for a call that may not have failed. */
export function callError(call: CallState, texts: TireHotelTexts): string | undefined {
  return call.kind === 'failed' ? failureText(call.failure, texts) : undefined;
}
