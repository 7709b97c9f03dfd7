const encodedSlash = /%2f/i;

/**
 * A path in composed Unicode characters, decoded once, without the slashes at its ends. `undefined` if
 * an escape is malformed, or a segment contains a slash, which no source has.
 */
export function composedPath(path: string): string | undefined {
  const trimmed = path.slice(1, path.endsWith('/') ? -1 : undefined);
  if (!trimmed.includes('%')) return trimmed.normalize('NFC');
  if (encodedSlash.test(trimmed)) return undefined;
  try {
    return decodeURIComponent(trimmed).normalize('NFC');
  } catch {
    return undefined;
  }
}
