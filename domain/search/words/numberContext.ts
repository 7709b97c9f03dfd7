import type { NumberWords } from './vocabulary.ts';

/** The values of a field in the index. */
export type KnownTexts = (field: string) => readonly string[];

/** What numbers are compared with. */
export interface NumberContext {
  readonly numbers: NumberWords;
  readonly known: KnownTexts;
  /** Whether the words from here begin a name: the `range` of `Range Rover` is no distance. */
  readonly isName: (words: readonly string[], at: number) => boolean;
}
