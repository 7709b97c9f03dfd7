/**
 * Whether an address (a path, with or without a query) stays on the current host. An address that begins with `//` or
 * `/\` leads to another host.
 */
export function isOwnAddress(address: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}#]*$/u.test(address);
}
