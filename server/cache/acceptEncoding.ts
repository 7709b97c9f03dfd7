import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** The forms in which a page is answered, in order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Chooses the form that a client likes best by its `Accept-Encoding` (RFC 9110, section 12.5.3). A form with an
 * unreadable weight counts as named without one. A client that accepts no form at all gets the page as it is.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const read = header.slice(0, longestHeader);
  const choice = choices.get(read) ?? choose(read);
  choices.set(read, choice);
  return choice;
}

/** What follows isn't read (characters). */
const longestHeader = 1_000;

/** Browsers send a handful of different values. */
const rememberedHeaders = 200;

const choices = new LRUCache<string, Encoding>({ max: rememberedHeaders });

function choose(header: string): Encoding {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [canonicalName(type), q]));
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? leastWeight : (weights.get('*') ?? 0));
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0);
  const largest = Math.max(...accepted.map(weightOf));
  return accepted.find((encoding) => weightOf(encoding) === largest) ?? 'identity';
}

/** The page as it is may always be answered, but every form that the client names comes before it. */
const leastWeight = 0.0001;

function canonicalName(name: string): string {
  return name.toLowerCase().replace(/^x-(?=gzip$)/, '');
}
