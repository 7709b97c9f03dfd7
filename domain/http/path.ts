/** Maximum length of a file name on the site's file systems (bytes). */
const maxNameBytes = 255;

// All other characters must be percent-encoded in a raw path.
const printableAscii = /^[\x21-\x7e]*$/;
const controlCharacter = /\p{Cc}/u;
const percentEscape = /%[0-9a-f]{2}/i;

/**
 * The segments of an absolute URL path, percent-decoded once. `undefined` for a malformed path: it is
 * relative, has an escape that is not valid UTF-8, or contains control characters.
 */
export function decodePath(path: string): readonly string[] | undefined {
  if (!path.startsWith('/') || !printableAscii.test(path)) return undefined;
  try {
    const segments = path.slice(1).split('/').map(decodeURIComponent);
    return segments.some((segment) => controlCharacter.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** The canonical percent-encoded path of decoded segments. */
export function encodePath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * Whether all programs interpret the decoded segments as the same file: there are no empty or dot
 * segments, no separators inside segments and no remaining percent escapes.
 */
export function isPlainPath(segments: readonly string[]): boolean {
  return segments.every(
    (segment) =>
      !['', '.', '..'].includes(segment) && !/[/\\]/.test(segment) && !percentEscape.test(segment),
  );
}

/** Whether every decoded segment is short enough to be a file name. */
export function fitsFileNames(segments: readonly string[]): boolean {
  return segments.every((segment) => utf8Length(segment) <= maxNameBytes);
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
