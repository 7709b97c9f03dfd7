import type { TextData } from '../indexData.ts';

/** Below this, every number of a country begins alike. */
const shortestBeginning = 3;

/** Finds documents by registration number, or by its beginning where it may be unfinished. */
export function createPlateFinder({ plates, plateStarts, plateDocuments }: TextData) {
  const plateAt = (at: number) =>
    plates.slice(plateStarts[at] ?? 0, (plateStarts[at + 1] ?? 0) - 1);

  function firstFrom(plate: string): number {
    let low = 0;
    let high = plateDocuments.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (plateAt(middle) < plate) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return (word: string, mayBeUnfinished: boolean): Uint32Array => {
    if (word.length < shortestBeginning) return new Uint32Array();
    const end = mayBeUnfinished ? `${word}\uffff` : `${word}\u0000`;
    return plateDocuments.subarray(firstFrom(word), firstFrom(end));
  };
}
