import { addAll, addBit, type Bits, intersect, wordsFor } from '../bits.ts';
import { type Budget, unlimited } from '../budget.ts';
import type { TextData } from '../indexData.ts';
import { unite } from '../postings.ts';
import { createDictionary } from './dictionary.ts';
import { createPlateFinder } from './plates.ts';
import { type Word, wordsOf } from './words.ts';

/** Most words of a keyphrase; further words are ignored. */
const maxWords = 32;

/** Most words that are joined to one; model names rarely have more. */
const longestRun = 3;

/** The words of a keyphrase, within limits. */
export function keyWords(keyphrase: string): readonly Word[] {
  // Long enough for the maximum number of words, short enough to process quickly.
  return wordsOf(keyphrase.slice(0, 2000)).slice(0, maxWords);
}

/** A word of a text, and the documents that have it. */
export interface FoundWord {
  readonly text: string;
  readonly bits: Bits;
}

/** Finds the documents of each word of a text. */
export type FindText = (text: string, budget?: Budget) => readonly FoundWord[];

/** Returns the other forms of a word. */
type FormsOf = (word: string) => readonly string[];

/** How words are searched. */
export interface FindTextOptions {
  readonly formsOf: FormsOf;
  /** Whether words that aren't in the index match similar ones. */
  readonly isLenient: boolean;
}

/** Creates the text search of an index. */
export function createFindText(data: TextData, count: number, options: FindTextOptions): FindText {
  const { spelled, similar } = createFindWord(data, count, options);

  return (text, budget = unlimited) => {
    const words = keyWords(text);
    const runs = runsOf(words).map((run) => {
      budget.check();
      return { ...run, bits: spelled(run.text, run.isLast) };
    });
    return words.map((word, at) => {
      budget.check();
      const found = { text: word.join('-') };
      const covering = runs.filter(({ from, to }) => from <= at && at < to);
      const exact = covering.map(({ bits }) => bits).reduce(either, undefined);
      if (exact !== undefined && !isEmpty(exact)) return { ...found, bits: exact };
      const isLast = at === words.length - 1;
      const parts = inParts(word, (part) => spelled(part, false));
      return { ...found, bits: parts ?? similar(word.join(''), isLast) };
    });
  };
}

/** Finds the documents of single words. */
function createFindWord(data: TextData, count: number, { formsOf, isLenient }: FindTextOptions) {
  const dictionary = createDictionary(data.tokens === '' ? [] : data.tokens.split('\n'));
  const findPlates = createPlateFinder(data);
  const bitsOf = (places: readonly number[]) =>
    places.length === 0 ? undefined : unite(data.postings, places);

  /** Matches the exact word, its other forms, and registration numbers. */
  function spelled(word: string, isLast: boolean): Bits | undefined {
    const exact = bitsOf([...new Set([word, ...formsOf(word)].flatMap(dictionary.spelled))]);
    const plates = findPlates(word, isLast);
    if (plates.length > 0) return either(exact, setOf(plates, count));
    // A known word of one or two letters is not treated as a prefix.
    if (!isLast || (exact !== undefined && word.length < 3)) return exact;
    return either(exact, bitsOf(dictionary.beginningWith(word)));
  }

  /** Other diacritics, and if it may be lenient, else typos, else a part of the word. */
  function similar(word: string, isLast: boolean): Bits {
    const beginnings = isLast ? dictionary.foldedBeginningWith(word) : [];
    const folded = bitsOf([...new Set([...dictionary.folded(word), ...beginnings])]);
    if (folded || !isLenient) return folded ?? none();
    return bitsOf(dictionary.nearest(word)) ?? bitsOf(dictionary.within(word)) ?? none();
  }

  const none = (): Bits => new Uint32Array(wordsFor(count));

  return { spelled, similar };
}

/** Adjacent words of a keyphrase, from `from` to before `to`, joined. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isLast: boolean;
}

/** All runs of up to `longestRun` adjacent words. */
export function runsOf(words: readonly Word[]): readonly Run[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, words.length - from) }, (_none, more) => {
      const to = from + more + 1;
      return { from, to, text: words.slice(from, to).flat().join(''), isLast: to === words.length };
    }),
  );
}

/** The possible model names in a keyphrase. */
export function namesIn(keyphrase: string): readonly string[] {
  return runsOf(keyWords(keyphrase)).map(({ text }) => text);
}

function inParts(word: Word, find: (part: string) => Bits | undefined): Bits | undefined {
  if (word.length === 1) return undefined;
  const parts = word.map(find);
  if (parts.includes(undefined)) return undefined;
  const all = parts.reduce<Bits | undefined>(intersect, undefined);
  return all === undefined || isEmpty(all) ? undefined : all;
}

function either(a: Bits | undefined, b: Bits | undefined): Bits | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const both = a.slice();
  addAll(both, b);
  return both;
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

function setOf(documents: Iterable<number>, count: number): Bits {
  const bits = new Uint32Array(wordsFor(count));
  for (const document of documents) addBit(bits, document);
  return bits;
}
