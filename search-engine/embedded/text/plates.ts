import type { TextData } from '../indexData.ts';
import { lowerBound } from '../lowerBound.ts';

/** Shorter prefixes would match too many registration numbers. */
const shortestBeginning = 3;

/** Finds documents by registration number, or by its prefix if it may be unfinished. */
export function createPlateFinder({ plates, plateStarts, plateDocuments }: TextData) {
  const plateAt = (at: number) =>
    plates.slice(plateStarts[at] ?? 0, (plateStarts[at + 1] ?? 0) - 1);

  const firstFrom = (plate: string) =>
    lowerBound(plateDocuments.length, (at) => plateAt(at) < plate);

  return (word: string, mayBeUnfinished: boolean): Uint32Array => {
    if (word.length < shortestBeginning) return new Uint32Array();
    const end = mayBeUnfinished ? `${word}\uffff` : `${word}\u0000`;
    return plateDocuments.subarray(firstFrom(word), firstFrom(end));
  };
}
