const mostCharacters = 288;

/**
 * A text as short as the tooltips of the comparison want it: its first 288 characters and an
 * ellipsis, or the whole text where it is no longer than that. No code point is cut in two.
 */
export function compareTooltip(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= mostCharacters) return characters.join('');
  return `${characters.slice(0, mostCharacters).join('').trimEnd()}…`;
}
