/** How many processes share the limits of an upstream. */
interface Processes {
  readonly machines: number;
  /** Of each machine. */
  readonly workers: number;
}

/** What one process may ask an upstream at a time. */
interface ProcessLimits {
  readonly maxConcurrent: number;
  /** Requests at a time on average, if that is less than one. */
  readonly share: number | undefined;
}

/** With fewer, one slow answer would stop all others of its process. */
const leastConcurrent = 2;

/**
 * Divides the concurrent requests to an upstream by the processes of all machines. A process gets its share rounded up, and
 * two at least. If there are several machines and a share is below one, it sends one request at a time, and on average its
 * share (`upstream/http/pace.ts`).
 */
export function processLimits(
  maxConcurrent: number,
  { machines, workers }: Processes,
): ProcessLimits {
  const share = maxConcurrent / (machines * workers);
  if (machines > 1 && share < 1) return { maxConcurrent: 1, share };
  return { maxConcurrent: Math.max(Math.ceil(share), leastConcurrent), share: undefined };
}
