import type { Condition } from './condition.ts';

/** Some words of a keyphrase that mean a condition. */
export interface MeantCondition {
  readonly words: string;
  readonly condition: Condition;
  /** Words of a lower weight are dropped first. Words in texts weigh `textWeight`. */
  readonly weight: number;
}

/** The weight of a word that is searched in texts. */
export const textWeight = 1;

/** A keyphrase, split by how its words are searched. */
export interface ReadKeyphrase {
  readonly conditions: readonly MeantCondition[];
  /** The words that no condition can express. */
  readonly ignored: readonly string[];
  /** The words to search in texts. */
  readonly text: string;
}

/** Reads keyphrases with the values of an index. */
export interface KeyphraseReader {
  readonly read: (keyphrase: string) => ReadKeyphrase;
  /** The words in the values that are another form of a word. */
  readonly formsOf: (word: string) => readonly string[];
  /**
   * The word that a word which isn't in the index is likely to mean; without it, the text search
   * matches similar words of the index.
   */
  readonly repair?: ((word: string) => string | undefined) | undefined;
  /** Words that a visitor may have meant, less likely. */
  readonly suggest?: ((word: string) => readonly string[]) | undefined;
}

/** What the words in searches of an index mean. */
export interface SearchWords {
  /** The fields whose values the reader needs. */
  readonly fields: readonly string[];
  /** @param valuesOf the values of a field in the index */
  readonly createReader: (valuesOf: (field: string) => readonly string[]) => KeyphraseReader;
}

/** Searches all words of a keyphrase in texts. */
export const plainReader: KeyphraseReader = {
  read: (text) => ({ conditions: [], ignored: [], text }),
  formsOf: () => [],
};

/** A part of a search that can be dropped. */
export interface Droppable {
  readonly words: string;
  readonly weight: number;
  /** Whether no document of the index matches. */
  readonly isUnknown: boolean;
}

/** Whether no document can meet a condition, because the index lacks the values that words mean. */
export function isUnmet(condition: Condition): boolean {
  return condition.kind === 'any' && condition.values.length === 0;
}

/**
 * The smaller searches to try if one finds nothing, in order: without the unknown words, without one
 * more word, then with fewer and fewer words. Lighter words are dropped before heavier ones, and later
 * words before earlier ones.
 * @param keepsOne whether at least one word is kept, because nothing else narrows the search
 */
export function smallerSearches<Part extends Droppable>(
  parts: readonly Part[],
  keepsOne: boolean,
): readonly (readonly Part[])[] {
  const known = parts.filter(({ isUnknown }) => !isUnknown);
  const byWeight = known.toReversed().sort((a, b) => a.weight - b.weight);
  const without = (gone: readonly Part[]) => known.filter((part) => !gone.includes(part));
  const searches = [
    ...(known.length < parts.length ? [known] : []),
    ...byWeight.map((part) => without([part])),
    ...byWeight.slice(1).map((_, at) => without(byWeight.slice(0, at + 2))),
  ];
  return keepsOne ? searches.filter((kept) => kept.length > 0) : searches;
}

/** The words of the parts that were dropped. */
export function droppedWords(
  parts: readonly Droppable[],
  kept: readonly Droppable[],
): readonly string[] {
  return parts.flatMap((part) => (kept.includes(part) ? [] : [part.words]));
}
