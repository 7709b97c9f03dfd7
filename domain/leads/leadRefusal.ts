import { members } from '../record.ts';

/** Why a filling is refused as it might come from a program. The visitor may send it again. */
export type LeadRefusal =
  /** The field that visitors don't see is filled in. */
  { readonly kind: 'trapped' } | WaitingRefusal;

/** A refusal that ends by itself. */
export interface WaitingRefusal {
  /** `too-soon`: sent faster than people fill in forms; `too-many`: a limit was reached. */
  readonly kind: 'too-soon' | 'too-many';
  readonly retryAfterSeconds: number;
}

/** The status of an answer with a refusal that ends by itself. */
export const refusedStatus = 429;

// If something in front of the site refused the request, for its own reasons and in its own format.
const unknownWaitSeconds = 60;

/** Reads the body of such an answer. */
export function readWaitingRefusal(body: unknown): WaitingRefusal {
  const { failure, retryAfterSeconds: seconds } = members(body);
  return {
    kind: failure === 'too-soon' ? 'too-soon' : 'too-many',
    retryAfterSeconds: typeof seconds === 'number' ? seconds : unknownWaitSeconds,
  };
}

/**
 * The wait that pages without script name, as they are the same for everybody (minutes). A client that reached
 * its limit may send the next lead after this time at the latest.
 */
export const plainWaitMinutes = 6;
