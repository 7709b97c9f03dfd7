// If something in front of the site refused the request, without a time.
const unknownWaitSeconds = 60;

/** The site refused a request because there were too many. */
export class TooManyRequests extends Error {
  override readonly name = 'TooManyRequests';
  /** After this time the request can be sent again. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('status 429');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Throws unless an answer is a success; `TooManyRequests` if the visitor only has to wait. */
export function checkAnswer({ ok, status, headers }: Response): void {
  if (status === 429) {
    throw new TooManyRequests(Number(headers.get('retry-after')) || unknownWaitSeconds);
  }
  if (!ok) throw new Error(`status ${status}`);
}
