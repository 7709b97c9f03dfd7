/** A word as people write it, in the parts that hyphens, dots and apostrophes make of it. */
export type Word = readonly string[];

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-‑.'’]+[\p{L}\p{M}\p{N}]+)*/gu;
const partPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text in lower case: `VW ID.4` gives `vw`, and `id` with `4`. */
export function wordsOf(text: string): readonly Word[] {
  const words = text.normalize('NFC').toLowerCase().match(wordPattern) ?? [];
  return words.map((word) => word.match(partPattern) ?? []);
}

/** A text without anything between its letters and digits: `XC 60` gives `xc60`. */
export function squash(text: string): string {
  return wordsOf(text).flat().join('');
}

/** What a text of plain words is found by. */
export function wordTokens(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    if (word.length === 1) return word;
    // The `El` of `El-hissar` is no fuel.
    return [...word.filter((part) => part.length > 2), word.join('')];
  });
}

/** What a name is found by: its parts, and its neighbouring words written as one. */
export function nameTokens(text: string): readonly string[] {
  const words = wordsOf(text);
  const joined = words.map((word) => word.join(''));
  const pairs = joined.slice(1).map((word, at) => joined[at] + word);
  return [...words.flat(), ...joined, ...pairs, joined.slice(0, 4).join('')];
}

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ß: 'ss', đ: 'd', ł: 'l' };

/** A word without the marks of its letters. Some letters don't come apart by themselves. */
export function fold(word: string): string {
  const plain = word.replaceAll(/[øæßđł]/g, (letter) => letters[letter] ?? letter);
  return plain.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
