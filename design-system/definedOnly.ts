/** A record without its undefined members, for libraries that distinguish absent from undefined. */
export function definedOnly<Props extends object>(
  props: Props,
): { [Name in keyof Props]: Exclude<Props[Name], undefined> } {
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  // The receivers' types have optional members, so omitting members is safe.
  return Object.fromEntries(defined) as { [Name in keyof Props]: Exclude<Props[Name], undefined> };
}
