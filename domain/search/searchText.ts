/** Limits the cost of searches from crafted addresses; typed or chosen texts are shorter. */
const maxSearchTextLength = 200;

/** Trims the text and collapses white space. */
export function tidyText(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

/** Limits the length of a text, without splitting characters or leaving a trailing space. */
export function cutText(text: string): string {
  // A lone surrogate can't be encoded in a URL.
  const characters = Array.from(text.replace(/\p{Cs}/gu, '\ufffd'));
  return characters.slice(0, maxSearchTextLength).join('').trimEnd();
}

/** Lower case, with accents in composed form. */
export function lowerText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Letters and digits only: `XC 60` and `xc-60` both become `xc60`. */
export function compactText(text: string): string {
  return lowerText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Removes accents, as typed by visitors whose keyboard lacks them. */
export function foldText(text: string): string {
  // Most texts are plain, and the look-ups of redirects are counted in microseconds.
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const plain = lowerText(text).normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[øæœßłđð]/gu, (letter) => unaccented[letter] ?? letter);
}

const beyondAscii = /[^\p{ASCII}]/u;

/** Letters that Unicode doesn't decompose. */
const unaccented: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
};

/** Groups values by text, keeping their order. */
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
