/**
 * The name that was probably meant: the nearest of the names, if it differs by a letter or two, of which a swapped pair
 * counts as one. `undefined` if none is so near.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, edits: countEdits(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const [nearest] = ranked;
  return nearest && nearest.edits <= mostEdits(written) ? nearest.name : undefined;
}

/** Short names differ by a letter from many others. */
function mostEdits({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters are added, left out, replaced or swapped with their neighbour. */
function countEdits(from: string, to: string): number {
  let [before, last]: readonly (readonly number[])[] = [[], [...`${to} `].map((_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const edits = [
        (last?.[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last?.[at - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped ? [(before?.[at - 2] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...edits));
    }
    [before, last] = [last, next];
  }
  return last?.[to.length] ?? 0;
}
