/** A record with a value for each name. */
export function perName<const Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
