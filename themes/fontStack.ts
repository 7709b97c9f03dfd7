const generic = new Set(['serif', 'sans-serif', 'system-ui', 'monospace']);

/**
 * The `font-family` value of a list of families. Each self-hosted family is followed by local
 * fallback faces with its metrics, so that the layout does not shift when the font loads.
 */
export function fontStack(families: readonly string[]): string {
  return families.flatMap((family) => withFallbacks(family)).join(', ');
}

/** The names of a family's local fallback faces: for desktop systems and for Android. */
export function fallbackNames(family: string): readonly [string, string] {
  return [`${family} Fallback`, `${family} Fallback Android`];
}

function withFallbacks(family: string): readonly string[] {
  if (generic.has(family)) return [family];
  return [family, ...fallbackNames(family)].map((name) => `"${name}"`);
}
