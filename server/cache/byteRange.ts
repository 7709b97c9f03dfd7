/** The part of a body that a `Range` header asks for. */
export type ByteRange =
  /** All of it: the header is malformed, or asks for something else than one range of bytes. */
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  /** The body is shorter. */
  | { readonly kind: 'beyond' };

/** Reads a `Range` header (RFC 9110, section 14.2) for a body of some bytes. `end` is the last byte. */
export function readRange(header: string, bytes: number): ByteRange {
  const { from = '', to = '' } = oneRange.exec(header)?.groups ?? {};
  if (from === '' && to === '') return { kind: 'whole' };
  const last = bytes - 1;
  if (from === '') {
    const length = Math.min(Number(to), bytes);
    return length === 0 ? { kind: 'beyond' } : { kind: 'part', start: bytes - length, end: last };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return { kind: 'whole' };
  if (start > last) return { kind: 'beyond' };
  return { kind: 'part', start, end: to === '' ? last : Math.min(Number(to), last) };
}

/** Several ranges would need an answer of several parts; a server may answer with all bytes instead. */
const oneRange = /^bytes=[ \t]*(?<from>\d{0,15})-(?<to>\d{0,15})[ \t]*$/i;
