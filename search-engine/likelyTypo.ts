/** Letters beside each other on keyboards. */
const rows = ['qwertyuiopå', 'asdfghjklöä', 'zxcvbnm'];

/** Letters that sound or look alike. */
const alike = ['vwf', 'iyj', 'ckq', 'sz', 'dt', 'bp', 'gk', 'oå'];

const pairs = new Set(
  [
    ...rows.flatMap((row) => Array.from(row.slice(1), (letter, at) => `${row[at]}${letter}`)),
    // A key touches two keys of the row below.
    ...rows
      .slice(1)
      .flatMap((row, at) =>
        Array.from(row).flatMap((letter, place) => [
          `${rows[at]?.[place]}${letter}`,
          `${rows[at]?.[place + 1]}${letter}`,
        ]),
      ),
    ...alike.flatMap((group) =>
      Array.from(group).flatMap((one) => Array.from(group, (other) => `${one}${other}`)),
    ),
  ].flatMap((pair) => [pair, Array.from(pair).reverse().join('')]),
);

/**
 * Whether a word is another with one typo that is easily made: swapped letters, a neighbouring or similar one
 * instead, one missing, or one twice. In short words, other typos are mostly other words.
 */
export function isLikelyTypo(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a = '', b = ''] = [typed[start], meant[start]];
  const rest = (text: string, from: number) => text.slice(start + from);
  switch (typed.length - meant.length) {
    case 0:
      return (
        (rest(typed, 1) === rest(meant, 1) && pairs.has(`${a}${b}`)) ||
        (rest(typed, 2) === rest(meant, 2) && a === meant[start + 1] && b === typed[start + 1])
      );
    case -1:
      return rest(typed, 0) === rest(meant, 1);
    case 1:
      return rest(typed, 1) === rest(meant, 0) && typed[start] === typed[start - 1];
    default:
      return false;
  }
}
