/** A set of documents, one bit each, lowest bit first. */
export type Bits = Uint32Array<ArrayBuffer>;

/** The number of 32-bit words for `count` documents; at least one. */
export function wordsFor(count: number): number {
  return Math.max(1, Math.ceil(count / 32));
}

/** The set of all documents. */
export function allBits(count: number): Bits {
  const bits = new Uint32Array(wordsFor(count)).fill(0xffffffff);
  const rest = count % 32;
  if (count === 0) bits[0] = 0;
  else if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

/** The size of a set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popcount(bits[at] ?? 0);
  return count;
}

/** The size of the intersection of two sets. */
export function countBoth(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    const word = (a[at] ?? 0) & (b[at] ?? 0);
    if (word !== 0) count += popcount(word);
  }
  return count;
}

function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The intersection as a new set; undefined is the set of all documents. */
export function intersect(a: Bits | undefined, b: Bits | undefined): Bits | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const both = a.slice();
  for (let at = 0; at < both.length; at += 1) both[at] = (both[at] ?? 0) & (b[at] ?? 0);
  return both;
}

/** The difference as a new set. */
export function subtract(a: Bits, b: Bits): Bits {
  const left = a.slice();
  for (let at = 0; at < left.length; at += 1) left[at] = (left[at] ?? 0) & ~(b[at] ?? 0);
  return left;
}

/** Adds the members of the second set to the first. */
export function addAll(to: Bits, bits: Uint32Array): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) | (bits[at] ?? 0);
}

export function addBit(to: Bits, document: number): void {
  to[document >>> 5] = (to[document >>> 5] ?? 0) | (1 << (document & 31));
}

export function hasBit(bits: Bits, document: number): boolean {
  return ((bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
}

/** The documents of a set, ascending. */
export function listBits(bits: Bits, count: number): Uint32Array {
  const list = new Uint32Array(count);
  let length = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    while (word !== 0) {
      list[length] = at * 32 + (31 - Math.clz32(word & -word));
      length += 1;
      word &= word - 1;
    }
  }
  return list;
}
