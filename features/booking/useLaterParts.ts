import type { BookingFlow } from '#domain/booking/bookingFlow.ts';
import { fail, ok } from '#domain/result.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';

/** The components that are loaded later. */
export type LaterParts = typeof import('./laterParts.ts');

/**
 * The components that are needed as soon as the vehicle is known; absent until they are loaded. If that
 * fails, because the browser is offline for example, the next stage tries again.
 */
export function useLaterParts({ stage }: BookingFlow): LaterParts | undefined {
  return useAnswer(stage === 'vehicle' ? undefined : stage, loadParts).latest;
}

async function loadParts() {
  try {
    return ok(await import('./laterParts.ts'));
  } catch (error) {
    console.warn('booking: its later steps could not be loaded', error);
    return fail({ kind: 'unanswered' } as const);
  }
}
