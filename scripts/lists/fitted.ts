/** The longest line that Biome leaves as it is. */
export const lineWidth = 100;

/** Lists the parts in one line if it is short enough, otherwise in a line each, as Biome formats them. */
export function fitted(
  { before, after, indent = '' }: { before: string; after: string; indent?: string },
  parts: readonly string[],
): string {
  const line = `${indent}${before} ${parts.join(', ')} ${after}`;
  if (line.length <= lineWidth) return line;
  const inner = parts.map((part) => `${indent}  ${part},`);
  return [`${indent}${before}`, ...inner, `${indent}${after}`].join('\n');
}
