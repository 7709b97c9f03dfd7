import { createHash } from 'node:crypto';

/**
 * A deterministic GUID for the given parts, as 8-4-4-4-12 lower-case hex. This is the service's
 * internal form; `formatGuid` writes the form used on the wire.
 */
export function guidFrom(...parts: readonly string[]): string {
  // Lower-cased because the platform ignores the case of paths and names.
  const hash = createHash('sha1').update(parts.join('\u0000').toLowerCase()).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return dashed(hash.toString('hex').slice(0, 32));
}

function dashed(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Parses a GUID in any usual notation (plain, dashed, braced; either case); undefined if it is invalid. */
export function parseGuid(text: string): string | undefined {
  const hex = text.replace(/^\{(.*)\}$/, '$1').replaceAll('-', '');
  return /^[0-9a-f]{32}$/i.test(hex) ? dashed(hex.toLowerCase()) : undefined;
}

/**
 * Formats a GUID by .NET's format letters: N plain, D dashed, B braced, P in parentheses.
 * Upper case, as in the platform's GraphQL answers; an unknown letter counts as N.
 */
export function formatGuid(guid: string, format = 'N'): string {
  const upper = guid.toUpperCase();
  switch (format.toUpperCase()) {
    case 'D':
      return upper;
    case 'B':
      return `{${upper}}`;
    case 'P':
      return `(${upper})`;
    default:
      return upper.replaceAll('-', '');
  }
}
