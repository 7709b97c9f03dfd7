import type { SearchQuery } from './searchQuery.ts';

/** A typed word, and the one it is read as. */
export interface WordRepair {
  readonly typed: string;
  readonly read: string;
}

/** How the words of a search were read. */
export interface WordReading {
  readonly repairs: readonly WordRepair[];
  /** The same search with the words as typed. */
  readonly asTyped: SearchQuery;
}

const words = /[\p{L}\p{M}\p{N}]+(?:[-‑.'’]+[\p{L}\p{M}\p{N}]+)*/gu;

/** A text with words as they are read. */
export function repairText(text: string, repairs: readonly WordRepair[]): string {
  const lower = (word: string) => word.toLowerCase();
  return text.replace(
    words,
    (word) => repairs.find(({ typed }) => lower(typed) === lower(word))?.read ?? word,
  );
}

/**
 * How typed words were read.
 *
 * @param query - the search that they belong to. Its own keyphrase doesn't count.
 */
export function readingOf(
  query: SearchQuery,
  typed: string,
  repairs: readonly WordRepair[],
): WordReading {
  return { repairs, asTyped: { ...query, keyphrase: quoteWords(typed, repairs), page: 0 } };
}

/** A text with words in quotes, so that they are searched as typed. */
export function quoteWords(text: string, repairs: readonly WordRepair[]): string {
  return repairText(
    text,
    repairs.map(({ typed }) => ({ typed, read: `"${typed}"` })),
  );
}
