import { allBits, type Bits, countBits, listBits } from './bits.ts';

/** Documents to count values of. */
export interface DocumentSet {
  /** Undefined: all documents. */
  readonly bits: Bits | undefined;
  readonly size: number;
  /** Their numbers; computed on the first call. */
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
