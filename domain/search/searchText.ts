/** Nobody types or chooses longer texts, and no address makes us search for them. */
export const longestSearchText = 200;

/** The text without blanks around it, and with single spaces inside. */
export function tidyText(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** As much of a text as is searched for, in whole characters and without a blank where it was cut. */
export function cutText(text: string): string {
  // Half a character can't be written into an address.
  const characters = Array.from(text.replace(/\p{Cs}/gu, '\ufffd'));
  return characters.length > longestSearchText
    ? characters.slice(0, longestSearchText).join('').trimEnd()
    : characters.join('');
}

/** The text in small letters, however its accents were typed. */
export function lowerText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Letters and digits alone: `XC 60` and `xc-60` are both `xc60`. */
export function compactText(text: string): string {
  return lowerText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The text without accents, as somebody types who hasn't got them on the keyboard. */
export function foldText(text: string): string {
  const plain = lowerText(text).normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[øæœßłđð]/gu, (letter) => unaccented[letter] ?? letter);
}

/** Letters that Unicode doesn't take apart. */
const unaccented: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
};

/** The values by what they are called, in their order. */
export function groupByText<Value>(
  values: readonly Value[],
  textOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const text = textOf(value);
    const group = groups.get(text);
    if (group) group.push(value);
    else groups.set(text, [value]);
  }
  return groups;
}
