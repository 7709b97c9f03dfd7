/** So long a name still fits into a message or a printed line. */
const maxLength = 60;

/** Letters that Unicode doesn't take apart into a plain one and its mark. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss' };

/**
 * Names for places within a page, for addresses such as `/garanti#item-vad-ingar`. Each is made of
 * the words that stand there, so that an editor can tell it without asking; the beginning keeps
 * content from posing as a part of the page itself. Titles that give the same name are numbered.
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

/** Between two words if possible. */
function cut(words: string): string {
  const start = words.slice(0, maxLength);
  return words.charAt(maxLength) === '-' ? start : start.replace(/(.)-[^-]*$/, '$1');
}
