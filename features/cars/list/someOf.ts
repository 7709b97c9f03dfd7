/** More names than this would fill the screen. */
const maxNames = 5;

/** The first of some names, as one text; dots stand for the others. */
export function someOf(names: readonly string[]): string {
  return names.length > maxNames ? `${names.slice(0, maxNames).join(', ')} …` : names.join(', ');
}
