/** Whether a path is a prefix, which ends without a slash, or below it. */
export function isUnder(prefix: string, pathname: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}
