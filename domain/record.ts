/** Whether a value from outside is an object with named members (no array, no null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same keys with other values; the keys of a declaration are known, so their type is kept. */
export function mapRecord<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From, key: Key) => To,
): Record<Key, To> {
  // Object.entries widens keys to string; the input's type is the proof that they are Key.
  const entries = Object.entries(record) as [Key, From][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value, key)])) as Record<
    Key,
    To
  >;
}
