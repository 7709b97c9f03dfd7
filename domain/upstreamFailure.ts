/** Why an upstream gave no usable answer. */
export type UpstreamFailure =
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | {
      readonly kind: 'unreachable';
      readonly reason: string;
      /** Set if there was no connection, so that the upstream can't have acted. */
      readonly isUnsent?: true | undefined;
    }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'malformed'; readonly reason: string }
  | Overloaded;

/**
 * The request was not sent: this process already has too many pending, or the upstream has failed repeatedly
 * and isn't asked for a moment.
 */
export interface Overloaded {
  readonly kind: 'overloaded';
  readonly reason: 'queue-full' | 'waited-too-long' | 'circuit-open';
}

/** Whether the upstream answered that there is no such thing, which is no outage. */
export function isMissing(failure: UpstreamFailure): boolean {
  return failure.kind === 'server-error' && (failure.status === 404 || failure.status === 410);
}

/** The failure as one line for the log. */
export function describeUpstreamFailure(failure: UpstreamFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return `no answer within ${Math.round(failure.afterMs)} ms`;
    case 'unreachable':
      return `unreachable: ${failure.reason}`;
    case 'unauthorized':
      return 'the key was refused';
    case 'rate-limited':
      return `too many requests, asked to wait ${failure.retryAfterMs} ms`;
    case 'server-error':
      return `answered with status ${failure.status}`;
    case 'malformed':
      return `answered with something unreadable: ${failure.reason}`;
    case 'overloaded':
      return reasons[failure.reason];
  }
}

const reasons: Readonly<Record<Overloaded['reason'], string>> = {
  'queue-full': 'not asked: too many questions are waiting already',
  'waited-too-long': 'not asked: the question waited too long for its turn',
  'circuit-open': 'not asked: the upstream has failed repeatedly',
};

/**
 * Logs the line of a failure. Refusals by an open circuit aren't logged: the circuit itself is, once when it
 * opens and once when it closes.
 */
export function logFailure(
  log: (line: string) => void,
  failure: { readonly kind: string; readonly reason?: string | undefined },
  line: string,
): void {
  if (failure.kind !== 'overloaded' || failure.reason !== 'circuit-open') log(line);
}

/**
 * Logs the failure of an upstream, with what it was asked.
 *
 * @param what - The upstream and the question, such as `places`.
 */
export function logUpstreamFailure(
  log: (line: string) => void,
  failure: UpstreamFailure,
  what: string,
): void {
  logFailure(log, failure, `${what}: ${describeUpstreamFailure(failure)}`);
}
