/**
 * Some of the items, chosen at random but the same for each seed; all if there are fewer. Their order is random too, so
 * that the first of them are a sample as well.
 */
export function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  const random = randomFrom(seed);
  const ranked = items.map((item) => ({ item, rank: random() })).sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, count).map(({ item }) => item);
}

/** Numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}
