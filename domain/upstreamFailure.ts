/** Why an outside system gave no usable answer. */
export type UpstreamFailure =
  | { readonly kind: 'timeout'; readonly afterMs: number }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'malformed'; readonly reason: string };

/** One line for the log that says what went wrong. */
export function describeUpstreamFailure(failure: UpstreamFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return `no answer within ${failure.afterMs} ms`;
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
  }
}
