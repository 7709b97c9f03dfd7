import { createHmac } from 'node:crypto';

interface SubmissionIdOptions {
  /** A secret that all machines share. */
  readonly key: string;
  /** The time in ms since 1970. */
  readonly now: () => number;
}

/**
 * The submission id of a form that was posted without one, as a UUID of version 8. Pages are cached, so
 * without script each visitor would send the same id. The same content on the same day has the same
 * id: a double click or a reload sends one lead.
 */
export function submissionIdOf(
  entries: Iterable<readonly [string, string]>,
  { key, now }: SubmissionIdOptions,
): string {
  const day = new Date(now()).toISOString().slice(0, 10);
  const content = JSON.stringify([day, ...entries]);
  const hex = createHmac('sha256', key).update(content).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
