/** Deterministic random choices: the demo stock must not change between two starts. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** An integer in a range, inclusive. */
  readonly int: (from: number, to: number) => number;
  /** True with a probability. */
  readonly chance: (probability: number) => boolean;
  /** An item of a non-empty list. */
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** An item of a non-empty list, with a probability proportional to its weight. */
  readonly weighted: <Item>(
    items: readonly [Item, ...Item[]],
    weightOf: (item: Item) => number,
  ) => Item;
  readonly shuffled: <Item>(items: readonly Item[]) => Item[];
}

/** A random source seeded by a text (xmur3 for the seed, mulberry32 for the sequence). */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    weighted: (items, weightOf) => weighted(items, weightOf, next()),
    shuffled: (items) => shuffled(items, int),
  };
}

function hash(text: string): number {
  let value = 1_779_033_703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 3_432_918_353);
    value = (value << 13) | (value >>> 19);
  }
  value = Math.imul(value ^ (value >>> 16), 2_246_822_507);
  return (value ^ (value >>> 13)) | 0;
}

function weighted<Item>(
  items: readonly [Item, ...Item[]],
  weightOf: (item: Item) => number,
  share: number,
): Item {
  let left = share * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return items[0];
}

/** Fisher–Yates shuffle. */
function shuffled<Item>(items: readonly Item[], int: (from: number, to: number) => number): Item[] {
  const mixed: Item[] = [];
  for (const item of items) {
    const place = int(0, mixed.length);
    const moved = mixed[place];
    if (moved !== undefined) mixed.push(moved);
    mixed[place] = item;
  }
  return mixed;
}
