import { NumberList } from '../growing.ts';
import { hashText } from '../hash.ts';
import type { KeyData } from '../indexData.ts';

/** Gathers the values that documents are looked up by. */
export function createKeyBuilder() {
  const hashes = new NumberList();
  const documents = new NumberList();

  function add(document: number, values: readonly string[]): void {
    for (const value of values) {
      hashes.push(hashText(value));
      documents.push(document);
    }
  }

  function finish(): KeyData {
    // Hash and place in one float: sorting floats needs no comparison of ours.
    const all = hashes.view();
    const pairs = Float64Array.from(all, (hash, at) => hash * 2 ** 21 + at);
    pairs.sort();
    return {
      hashes: Uint32Array.from(pairs, (pair) => Math.floor(pair / 2 ** 21)),
      documents: Uint32Array.from(pairs, (pair) => documents.view()[pair % 2 ** 21] ?? 0),
    };
  }

  return { add, finish };
}
