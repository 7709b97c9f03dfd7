const warned = new Set<string>();

/**
 * Tells developers once, and no visitor, that a prop such as `CodeInput.digitLabel` will be removed, with the words of its
 * `@deprecated`: what to do instead.
 */
export function warnDeprecated(prop: string, instead: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(prop)) return;
  warned.add(prop);
  console.warn(`${prop} is deprecated: ${instead}`);
}
