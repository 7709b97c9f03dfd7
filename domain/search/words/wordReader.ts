import { excluded } from './excluded.ts';
import { separate } from './joinedWords.ts';
import { createKnownIndex } from './knownIndex.ts';
import { meaningsOf } from './meanings.ts';
import type { KnownTexts } from './numberContext.ts';
import { quoted } from './quoted.ts';
import { readNumbers } from './readNumbers.ts';
import { type Vocabulary, wordKey } from './vocabulary.ts';
import { overlap, type WordPlace, type WordSpan } from './wordSpan.ts';

/** Finds the meaning of words, for an index with known values. */
export interface WordReader {
  /**
   * Writes names in full: `vw` becomes `Volkswagen`, `bmwx3` becomes `BMW` and `x3`, and the `cc` of
   * `V60 CC` becomes `cross` and `country`. What is glued to a number becomes a word: `<200000`.
   */
  readonly expand: (words: readonly string[]) => readonly string[];
  /** The words in quotes, the bounds and numbers of seats, and the words that exclude something. */
  readonly numbers: (words: readonly string[]) => readonly WordSpan[];
  /** The synonyms of values and the fillers, outside places with another meaning. */
  readonly meanings: (words: readonly string[], taken: readonly WordPlace[]) => readonly WordSpan[];
}

/** Creates the reader of an index. Its values are read when they are first needed. */
export function createWordReader(vocabulary: Vocabulary, known: KnownTexts): WordReader {
  const index = createKnownIndex(vocabulary, known);
  return {
    expand: (words) => separate(words, index),
    numbers: (words) => {
      const asTyped = quoted(words);
      const isFree = (span: WordPlace) => !asTyped.some((other) => overlap(other, span));
      const numbers = readNumbers(words, {
        numbers: vocabulary.numbers,
        known,
        isName: (all, at) => beginsModel(all.slice(at, at + 2), index.models()),
      }).filter(isFree);
      const taken = [...asTyped, ...numbers];
      const without = excluded(words, taken, vocabulary);
      const isAsked = (span: WordPlace) => !without.some((other) => overlap(other, span));
      return [...taken.filter(isAsked), ...without];
    },
    meanings: (words, taken) => meaningsOf(words, taken, index),
  };
}

/** Whether two words begin the name of a model. */
function beginsModel(words: readonly string[], models: ReadonlySet<string>): boolean {
  const key = wordKey(words.join(' '));
  return words.length > 1 && [...models].some((model) => model.startsWith(key));
}
