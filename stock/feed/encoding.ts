import { UnreadableFeedError } from './entry.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** Decodes UTF-8; the reason of a failure names the invalid byte and its likely meaning. */
export function decode(bytes: Uint8Array): Decoded {
  return decodes(bytes)
    ? { ok: true, text: utf8.decode(bytes) }
    : { ok: false, reason: describeBadByte(bytes) };
}

/** Decodes bytes as UTF-8, with `\uFFFD` for invalid ones. */
export function decodeAnyway(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function describeBadByte(bytes: Uint8Array): string {
  const byte = bytes[firstBadByte(bytes)] ?? 0;
  const hex = byte.toString(16).toUpperCase().padStart(2, '0');
  const letter = String.fromCharCode(byte);
  const meaning = /\p{Letter}/u.test(letter) ? ` In Latin-1 it is "${letter}".` : '';
  const hint =
    byte >= firstOfLatin1
      ? `${meaning} Was the feed written in Latin-1 (ISO 8859-1, Windows-1252)?`
      : '';
  return `is not UTF-8: byte ${hex} can't stand here.${hint}`;
}

/** From here on, bytes are characters in Latin-1 but not on their own in UTF-8. */
const firstOfLatin1 = 0xa0;

/** The start of the first invalid character, by binary search. */
function firstBadByte(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length;
  // If a prefix is invalid, so are all longer ones.
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isStartOfUtf8(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  // The valid prefix may end within the invalid character, which begins up to three bytes earlier.
  while (good > 0 && !decodes(bytes.subarray(0, good))) good -= 1;
  return good;
}

function decodes(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isStartOfUtf8(bytes: Uint8Array): boolean {
  try {
    // With `stream`, an incomplete last character is not an error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Describes the damage of an earlier conversion to a text; undefined if there is none. */
export function damageIn(text: string): string | undefined {
  if (text.includes('\uFFFD')) return 'was damaged by an earlier conversion: it contains "\uFFFD"';
  const [doubled] = /[\u00C2\u00C3][\u0080-\u00BF]/.exec(text) ?? [];
  if (doubled === undefined) return undefined;
  return `was read as Latin-1 and is UTF-8, or so "${doubled}" looks`;
}

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Passes bytes on without a byte order mark. Throws if they are UTF-16, detected by mark or zero bytes. */
export async function* plainBytes(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of source) {
    if (start === undefined) {
      yield Buffer.from(chunk);
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < 4) continue;
    yield withoutMark(start);
    start = undefined;
  }
  if (start !== undefined) yield withoutMark(start);
}

function withoutMark(start: Buffer): Buffer {
  const [first = 1, second = 1] = start;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || (start.length > 1 && (first === 0 || second === 0))) {
    throw new UnreadableFeedError('The feed is written in UTF-16. Write it in UTF-8.');
  }
  return start.subarray(0, 3).equals(byteOrderMark) ? start.subarray(3) : start;
}
