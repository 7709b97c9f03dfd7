/** More names than this would fill the screen. */
const maxNames = 5;

/** Joins names into one text. An ellipsis replaces all after the first five. */
export function someOf(names: readonly string[]): string {
  return names.length > maxNames ? `${names.slice(0, maxNames).join(', ')} …` : names.join(', ');
}
