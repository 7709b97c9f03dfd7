/** What the outcome of a question says about its upstream: it works, it is down, or neither. */
export type Verdict = 'answer' | 'outage' | 'unclear';

/**
 * What a failure says about its upstream.
 *
 * Refusals and garbage count as answers: nobody waits for them, and a malformed answer may be that of one question.
 */
export function verdictOf({
  kind,
  status,
}: {
  readonly kind: string;
  readonly status?: unknown;
}): Verdict {
  switch (kind) {
    case 'timeout':
    case 'unreachable':
      return 'outage';
    case 'server-error':
      return Number(status) < 500 ? 'answer' : 'outage';
    case 'malformed':
    case 'unauthorized':
    case 'rate-limited':
      return 'answer';
    // A kind of one upstream only, such as a booking with an unknown outcome.
    default:
      return 'unclear';
  }
}
