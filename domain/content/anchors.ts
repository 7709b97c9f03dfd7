/** Short enough for a link in a message or in print. */
const maxLength = 60;

/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' };

/**
 * Ids of places within a page, for URLs such as `/garanti#item-vad-ingar`. They are derived from the
 * titles, so that editors can predict them; the prefix avoids conflicts with the ids of the page
 * itself. Titles that give the same id are numbered.
 */
export function anchorIds(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const id = firstFree(`item-${slug(title)}`.replace(/-$/, ''), taken);
    taken.add(id);
    return id;
  });
}

function firstFree(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

function slug(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øæß]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return words.length <= maxLength ? words : cut(words);
}

/** Cuts between two words if possible. */
function cut(words: string): string {
  const start = words.slice(0, maxLength);
  return words.charAt(maxLength) === '-' ? start : start.replace(/(.)-[^-]*$/, '$1');
}
