/** Adjacent words with a meaning. */
export type WordSpan = WordPlace & WordMeaning;

export interface WordPlace {
  /** The index of the first word. */
  readonly at: number;
  readonly length: number;
}

export type WordMeaning =
  /** Any of these values; none if the index has no car with that meaning. */
  | { readonly kind: 'values'; readonly field: string; readonly values: readonly string[] }
  /** A number from `low` to `high`, inclusive. */
  | {
      readonly kind: 'range';
      readonly field: string;
      readonly low?: number | undefined;
      readonly high?: number | undefined;
    }
  /** The order of the cars. */
  | { readonly kind: 'sort'; readonly sortName: string }
  /** Nothing about a car. */
  | { readonly kind: 'filler' }
  /** Something that no filter can express, so that the search leaves it out and says so. */
  | { readonly kind: 'ignored' }
  /** Only texts that have the words as typed. */
  | { readonly kind: 'quoted' };

/** Whether two places share a word. */
export function overlap(one: WordPlace, other: WordPlace): boolean {
  return one.at < other.at + other.length && other.at < one.at + one.length;
}

/** The words outside all spans. */
export function wordsOutside(
  words: readonly string[],
  spans: readonly WordPlace[],
): readonly string[] {
  return words.filter((_, at) => !spans.some((span) => overlap(span, { at, length: 1 })));
}
