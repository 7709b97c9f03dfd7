/** How long an answer may be used by its `Cache-Control`, in seconds. */
export interface Lifetime {
  /** Used without asking again. */
  readonly fresh: number;
  /** Then used while the page is made again. */
  readonly stale: number;
}

/**
 * Reads the lifetime that an answer gives shared caches; `undefined` if they must not keep it. Only `s-maxage` counts:
 * the framework sends it with each page that it caches itself, and with no other answer.
 */
export function readLifetime(cacheControl: string | undefined): Lifetime | undefined {
  if (cacheControl === undefined || /\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) {
    return undefined;
  }
  const fresh = secondsOf(cacheControl, /(?:^|[\s,])s-maxage=(?<seconds>\d{1,9})(?=$|[\s,])/i);
  if (fresh === undefined || fresh === 0) return undefined;
  const stale = secondsOf(
    cacheControl,
    /(?:^|[\s,])stale-while-revalidate=(?<seconds>\d{1,9})(?=$|[\s,])/i,
  );
  return { fresh, stale: stale ?? 0 };
}

function secondsOf(text: string, directive: RegExp): number | undefined {
  const seconds = directive.exec(text)?.groups?.['seconds'];
  return seconds === undefined ? undefined : Number(seconds);
}
