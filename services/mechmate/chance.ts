/** A number from 0 to 99 that is always the same for a text (FNV-1a). */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % 100;
}
