import type { Reader } from '#domain/reader.ts';
import { type Asked, ask } from './siteApi.ts';

// In ms; longer than the site's own timeouts for its upstreams.
const timeoutMs = 10_000;

/** Asks the site's API for a part of a list. */
export function askPart<Part>(path: string, read: Reader<Part>, signal: AbortSignal): Asked<Part> {
  return ask(path, { read, timeoutMs, signal });
}
