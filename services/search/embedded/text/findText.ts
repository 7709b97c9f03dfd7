import { addAll, addBit, type Bits, intersect, wordsFor } from '../bits.ts';
import type { TextData } from '../indexData.ts';
import { unite } from '../postings.ts';
import { createDictionary } from './dictionary.ts';
import { createPlateFinder } from './plates.ts';
import { fold, squash, type Word, wordsOf } from './words.ts';

/** Beyond this many words a question is no question; the rest is passed over. */
const mostWords = 32;

/** A model's name is hardly ever written in more words. */
const longestRun = 3;

/** The words of a keyphrase that count. */
export function keyWords(keyphrase: string): readonly Word[] {
  // Long enough for all words that count, short enough to look through at once.
  return wordsOf(keyphrase.slice(0, 2000)).slice(0, mostWords);
}

/** Finds the documents that have all the words of a keyphrase. */
export type FindText = (keyphrase: string) => Bits;

/** Makes the words of an index findable; texts of one group mean the same. */
export function createFindText(
  data: TextData,
  count: number,
  groups: readonly (readonly string[])[],
): FindText {
  const dictionary = createDictionary(data.tokens === '' ? [] : data.tokens.split('\n'));
  const findPlates = createPlateFinder(data);
  const synonyms = synonymsByWord(groups);
  const bitsOf = (places: readonly number[]) =>
    places.length === 0 ? undefined : unite(data.postings, places);

  /** The word as it stands, its synonyms, and registration numbers. */
  function spelled(word: string, isLast: boolean): Bits | undefined {
    const exact = either(bitsOf(dictionary.spelled(word)), bitsOfSynonyms(word));
    const plates = findPlates(word, isLast);
    if (plates.length > 0) return either(exact, setOf(plates, count));
    // A word of one or two letters that means something is no beginning of another.
    if (!isLast || (exact !== undefined && word.length < 3)) return exact;
    return either(exact, bitsOf(dictionary.beginningWith(word)));
  }

  function bitsOfSynonyms(word: string): Bits | undefined {
    const found = (synonyms.get(fold(word)) ?? []).map((phrase) =>
      wordsOf(phrase)
        .map((part) => bitsOf(dictionary.spelled(part.join(''))) ?? none())
        .reduce<Bits | undefined>(intersect, undefined),
    );
    return found.reduce<Bits | undefined>(either, undefined);
  }

  /** The word with other marks, with a slip, or in part, whichever comes first. */
  function alike(word: string, isLast: boolean): Bits {
    const beginnings = isLast ? dictionary.foldedBeginningWith(word) : [];
    return (
      bitsOf([...new Set([...dictionary.folded(word), ...beginnings])]) ??
      bitsOf(dictionary.nearest(word)) ??
      bitsOf(dictionary.within(word)) ??
      none()
    );
  }

  const none = (): Bits => new Uint32Array(wordsFor(count));

  return (keyphrase) => {
    const words = keyWords(keyphrase);
    const runs = runsOf(words).map((run) => ({ ...run, bits: spelled(run.text, run.isLast) }));
    const sets = words.map((word, at) => {
      const covering = runs.filter(({ from, to }) => from <= at && at < to);
      const found = covering.map(({ bits }) => bits).reduce(either, undefined);
      if (found !== undefined && !isEmpty(found)) return found;
      const isLast = at === words.length - 1;
      return inParts(word, (part) => spelled(part, false)) ?? alike(word.join(''), isLast);
    });
    return sets.reduce<Bits | undefined>(intersect, undefined) ?? none();
  };
}

/** Some neighbouring words of a keyphrase, from one place to before another. */
export interface Run {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isLast: boolean;
}

/** Every word, and every few neighbours written as one. */
export function runsOf(words: readonly Word[]): readonly Run[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(longestRun, words.length - from) }, (_none, more) => {
      const to = from + more + 1;
      return { from, to, text: words.slice(from, to).flat().join(''), isLast: to === words.length };
    }),
  );
}

/** The names a model may have been called by in a keyphrase. */
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

function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

function setOf(documents: Iterable<number>, count: number): Bits {
  const bits = new Uint32Array(wordsFor(count));
  for (const document of documents) addBit(bits, document);
  return bits;
}

/** What else each text of a group is called, by the text written as one plain word. */
export function synonymsByWord(groups: readonly (readonly string[])[]) {
  const byWord = new Map<string, readonly string[]>();
  for (const group of groups)
    for (const text of group) {
      const word = fold(squash(text));
      byWord.set(word, [...(byWord.get(word) ?? []), ...group]);
    }
  return byWord;
}
