import { allBits, type Bits, countBits, listBits } from './bits.ts';

/** Documents to count values of. */
export interface DocumentSet {
  /** Nothing: all documents. */
  readonly bits: Bits | undefined;
  readonly size: number;
  /** Their numbers, listed where they are asked for first. */
  readonly list: () => Uint32Array;
}

/** A set of documents out of all `count`. */
export function documentSet(bits: Bits | undefined, count: number): DocumentSet {
  const size = bits === undefined ? count : countBits(bits);
  let list: Uint32Array | undefined;
  return {
    bits,
    size,
    list: () => {
      list ??= listBits(bits ?? allBits(count), size);
      return list;
    },
  };
}
