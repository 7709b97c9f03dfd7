import type { SessionFailure } from '../api/sessionApi.ts';

/** Why somebody couldn't sign in, in a sentence. */
export function describeSessionFailure(failure: SessionFailure): string {
  switch (failure.kind) {
    case 'wrong':
      return 'The name or the password is wrong.';
    case 'limited':
      return `Too many attempts. Try again in ${failure.retryAfterSeconds} seconds.`;
    case 'signed-out':
      return 'The session has ended. Sign in again.';
    case 'offline':
      return 'This computer has no network.';
    case 'service-gone':
      return 'The content service doesn’t answer. Try again in a moment.';
  }
}
