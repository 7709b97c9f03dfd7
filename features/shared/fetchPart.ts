// In ms; longer than the site's own timeouts for its upstreams.
const timeoutMs = 10_000;

/** A request for a part of a list, and a function that aborts it. */
export interface PendingPart<Part> {
  /** Rejects on failure, timeout or abort. */
  readonly answer: Promise<Part>;
  readonly abort: () => void;
}

/** Fetches a part of a list from an address of the site's API. */
export function fetchPart<Part>(address: string): PendingPart<Part> {
  // Not `AbortSignal.timeout`, which reports a timeout but can't be aborted.
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  const answer = readPart(address, controller.signal).finally(() => clearTimeout(timer));
  return { answer, abort };
}

async function readPart(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return await answer.json();
}
