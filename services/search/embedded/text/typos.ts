/**
 * How many slips a word may have: none in short ones, where every letter tells words apart, nor in
 * those with digits, since `V60` is no slip for `V90`.
 */
export function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word) || word.length < 4 || word.length > longestWord) return 0;
  return word.length < 8 ? 1 : 2;
}

// Nobody's word is longer, and comparing costs its length twice over.
const longestWord = 40;

/**
 * How many letters were forgotten, added, mistaken or swapped with their neighbour between two words;
 * anything above `most` where there are more.
 */
export function countSlips(a: string, b: string, most: number): number {
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
  const mistaken = (row[j - 1] ?? 0) + (isSame ? 0 : 1);
  const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, mistaken);
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least;
}
