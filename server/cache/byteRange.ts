import { parse } from 'range-parser';

/** The part of a body that a `Range` header asks for. */
export type ByteRange =
  /** All of it: the header is malformed, or asks for something else than one range of bytes. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** The body is shorter. */
  | { readonly kind: 'beyond' };

/** Reads a `Range` header (RFC 9110, section 14.2) for a body of some bytes. `end` is the last byte. */
export function readRange(header: string, bytes: number): ByteRange {
  const { code, type, ranges } = parse(bytes, header);
  const [first, ...others] = ranges;
  if (type !== 'bytes' || (code & malformed) !== 0) return { kind: 'whole' };
  if (!first) return code === 0 ? { kind: 'whole' } : { kind: 'beyond' };
  // Several ranges would need an answer of several parts; a server may answer with all bytes instead.
  return others.length > 0 ? { kind: 'whole' } : { kind: 'part', ...first };
}

/** The bit of the parser's code for a header with an unreadable part. */
const malformed = 1;
