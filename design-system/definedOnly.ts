/** A record without its undefined members, for libraries that tell absent from undefined. */
export function definedOnly<Props extends object>(
  props: Props,
): { [Name in keyof Props]: Exclude<Props[Name], undefined> } {
  const defined = Object.entries(props).filter(([, value]) => value !== undefined);
  // Leaving members out is what the optional types of the receiver allow.
  return Object.fromEntries(defined) as { [Name in keyof Props]: Exclude<Props[Name], undefined> };
}
