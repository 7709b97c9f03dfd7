const shape = /^(?<name>\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?)\.?(?<port>:\d{1,5})?$/;
const longestName = 253;

/** A Host header in lower case and without a trailing dot; `undefined` if it is malformed. */
export function normalizeHost(raw: string): string | undefined {
  const { name, port = '' } = shape.exec(raw.toLowerCase())?.groups ?? {};
  if (name === undefined || name.length > longestName || name.includes('..')) return undefined;
  return name + port;
}
