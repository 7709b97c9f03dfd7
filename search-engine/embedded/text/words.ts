/** A word, split into parts at hyphens, dots and apostrophes. */
export type Word = readonly string[];

/** A word with the hyphens, dots and apostrophes inside it. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-‑.'’]+[\p{L}\p{M}\p{N}]+)*/gu;
const partPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case: `VW ID.4` gives `vw`, and `id` with `4`. */
export function wordsOf(text: string): readonly Word[] {
  const words = text.normalize('NFC').toLowerCase().match(wordPattern) ?? [];
  return words.map((word) => word.match(partPattern) ?? []);
}

/** The letters and digits of a text, in lower case: `XC 60` gives `xc60`. */
export function squash(text: string): string {
  return wordsOf(text).flat().join('');
}

/** The index tokens of plain text. */
export function wordTokens(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    if (word.length === 1) return word;
    // The `El` of `El-hissar` must not match the fuel.
    return [...word.filter((part) => part.length > 2), word.join('')];
  });
}

/** The index tokens of a name: its parts, and its adjacent words joined. */
export function nameTokens(text: string): readonly string[] {
  const words = wordsOf(text);
  const joined = words.map((word) => word.join(''));
  const pairs = joined.slice(1).map((word, at) => joined[at] + word);
  return [...words.flat(), ...joined, ...pairs, joined.slice(0, 4).join('')];
}

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** Removes the diacritics of a word. Letters that Unicode doesn't decompose are replaced explicitly. */
export function fold(word: string): string {
  const plain = word.replaceAll(/[øæßđł]/g, (letter) => letters[letter] ?? letter);
  return plain.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
