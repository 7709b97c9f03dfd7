import { NumberList } from '../growing.ts';
import { hashText } from '../hash.ts';
import type { KeyData } from '../indexData.ts';

/** Collects the keys of documents. */
export function createKeyBuilder() {
  const hashes = new NumberList();
  const documents = new NumberList();

  function add(document: number, values: readonly string[]): void {
    for (const value of values) addHash(document, hashText(value));
  }

  function addHash(document: number, hash: number): void {
    hashes.push(hash);
    documents.push(document);
  }

  function finish(): KeyData {
    // Hash and position in one float: floats are sorted without a comparator.
    const all = hashes.view();
    const pairs = Float64Array.from(all, (hash, at) => hash * 2 ** 21 + at);
    pairs.sort();
    return {
      hashes: Uint32Array.from(pairs, (pair) => Math.floor(pair / 2 ** 21)),
      documents: Uint32Array.from(pairs, (pair) => documents.view()[pair % 2 ** 21] ?? 0),
    };
  }

  return { add, addHash, finish };
}
