import { fold } from '../embedded/text/words.ts';
import { typosAllowed } from '../typos.ts';
import { anyOf, type Clause } from './clauses.ts';
import { wordFields } from './mapping.ts';

/** Matches the exact word. */
export function spelledWord(word: string): Clause {
  return anyOf(wordFields.spelled.map((field) => ({ term: { [field]: word } })));
}

/** Matches words with a prefix. */
export function beginningWord(prefix: string): Clause {
  return anyOf(wordFields.spelled.map((field) => ({ prefix: { [field]: prefix } })));
}

/** Matches the word regardless of diacritics. */
export function foldedWord(word: string, mayBeUnfinished: boolean): Clause {
  const text = fold(word);
  return anyOf(
    wordFields.folded.map((field) =>
      mayBeUnfinished ? { prefix: { [field]: text } } : { term: { [field]: text } },
    ),
  );
}

/** Matches the word with typos: one clause per number of typos, ascending. */
export function nearWords(word: string): readonly Clause[] {
  const value = fold(word);
  return Array.from({ length: typosAllowed(value) }, (_, less) =>
    anyOf(
      wordFields.folded.map((field) => ({
        // The first letter is rarely wrong, and requiring it avoids a scan of all words.
        fuzzy: { [field]: { value, fuzziness: less + 1, prefix_length: 1, max_expansions: 1000 } },
      })),
    ),
  );
}

const shortestPart = 4;
const longestPart = 40;

/** Matches the prefixes and then the suffixes of a word, longest first: one may be a known word. */
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
