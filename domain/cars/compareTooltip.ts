const maxCharacters = 288;

/**
 * Shortens a text for the tooltips of the comparison: to 288 characters and an ellipsis, if it is
 * longer than that. Code points are never split.
 */
export function compareTooltip(text: string): string {
  const characters = Array.from(text.trim());
  if (characters.length <= maxCharacters) return characters.join('');
  return `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}
