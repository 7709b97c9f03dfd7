const generic = new Set(['serif', 'sans-serif', 'system-ui', 'monospace']);

/**
 * The `font-family` of a list of families. Each self-hosted family is followed by the local
 * fallback faces that have its metrics, so that nothing moves when the file arrives.
 */
export function fontStack(families: readonly string[]): string {
  return families.flatMap((family) => withFallbacks(family)).join(', ');
}

/** The names of a family's local stand-ins: computers' fonts first, then Android's. */
export function fallbackNames(family: string): readonly [string, string] {
  return [`${family} Fallback`, `${family} Fallback Android`];
}

function withFallbacks(family: string): readonly string[] {
  if (generic.has(family)) return [family];
  return [family, ...fallbackNames(family)].map((name) => `"${name}"`);
}
