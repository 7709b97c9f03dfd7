/**
 * The number of typos allowed in a word: none in short words, where every letter matters, and none in
 * words with digits, because `V60` is not a typo of `V90`.
 */
export function typosAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4 || word.length > longestWord) return 0;
  return word.length < 8 ? 1 : 2;
}

// Real words are not longer, and the cost of comparing is quadratic in the length.
const longestWord = 40;

/**
 * The number of typos between two words: missing, extra, wrong and transposed letters. Returns any
 * number above `most` if there are more.
 */
export function countTypos(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) next[j] = cheapest(a, b, i, j, { before, row, next });
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

interface Rows {
  readonly before: readonly number[];
  readonly row: readonly number[];
  readonly next: readonly number[];
}

function cheapest(a: string, b: string, i: number, j: number, { before, row, next }: Rows): number {
  const isSame = a[i - 1] === b[j - 1];
  const replaced = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
  const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced);
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least;
}
