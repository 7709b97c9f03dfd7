/** Whether an origin is one of this machine, which browsers of other machines don't reach. */
export function isLocalOrigin(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
