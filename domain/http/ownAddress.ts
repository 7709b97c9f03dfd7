/**
 * Whether an address, a path with or without a query, leads to the host that it stands on. Two slashes, or a slash and a
 * backslash, would lead to another.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}#]*$/u.test(address);
}
