import { slipsAllowed } from '../embedded/text/typos.ts';
import { fold, wordsOf } from '../embedded/text/words.ts';
import { allOf, anyOf, type Clause } from './clauses.ts';
import { wordFields } from './mapping.ts';

/** The word as it is spelled. */
export function spelledWord(word: string): Clause {
  return anyOf(wordFields.spelled.map((field) => ({ term: { [field]: word } })));
}

/** Any word that begins so. */
export function beginningWord(beginning: string): Clause {
  return anyOf(wordFields.spelled.map((field) => ({ prefix: { [field]: beginning } })));
}

/** All words of a phrase, wherever they stand. */
export function phraseWords(phrase: string): Clause {
  return allOf(wordsOf(phrase).map((word) => spelledWord(word.join(''))));
}

/** The word whatever marks its letters have. */
export function foldedWord(word: string, mayBeUnfinished: boolean): Clause {
  const text = fold(word);
  return anyOf(
    wordFields.folded.map((field) =>
      mayBeUnfinished ? { prefix: { [field]: text } } : { term: { [field]: text } },
    ),
  );
}

/** The words it may be a slip for, those with the fewest slips first. */
export function nearWords(word: string): readonly Clause[] {
  const value = fold(word);
  return Array.from({ length: slipsAllowed(value) }, (_, less) =>
    anyOf(
      wordFields.folded.map((field) => ({
        // People rarely miss the first letter, and it spares looking through all words.
        fuzzy: { [field]: { value, fuzziness: less + 1, prefix_length: 1, max_expansions: 1000 } },
      })),
    ),
  );
}

const shortestPart = 4;
const longestPart = 40;

/** What a word begins with, or else ends with, the longest first: one may be a word of its own. */
export function wordsWithin(word: string): readonly Clause[] {
  const longest = Math.min(word.length - 1, longestPart);
  const lengths = Array.from(
    { length: Math.max(0, longest - shortestPart + 1) },
    (_, less) => longest - less,
  );
  return [
    ...lengths.map((length) => spelledWord(word.slice(0, length))),
    ...lengths.map((length) => spelledWord(word.slice(-length))),
  ];
}
