import { compareTexts } from '../../facetRules.ts';
import { countTypos, typosAllowed } from '../../typos.ts';
import { lowerBound } from '../lowerBound.ts';
import { fold } from './words.ts';

/** The words of an index. All lookups return the places of words. */
export interface Dictionary {
  /** The exact word. */
  readonly spelled: (word: string) => readonly number[];
  readonly beginningWith: (beginning: string) => readonly number[];
  /** The words that are equal except for diacritics. */
  readonly folded: (word: string) => readonly number[];
  readonly foldedBeginningWith: (beginning: string) => readonly number[];
  /** The words with the fewest typos compared to it. */
  readonly nearest: (word: string) => readonly number[];
  /** The longest known word of at least four letters that is a prefix, or else a suffix, of it. */
  readonly within: (word: string) => readonly number[];
}

interface Entry {
  readonly word: string;
  readonly places: number[];
}

/** Creates a dictionary of words in ascending order. */
export function createDictionary(words: readonly string[]): Dictionary {
  const entries = words.map((word, place): Entry => ({ word, places: [place] }));
  const plain = foldAll(entries);
  const spelled = (word: string) => placesOf(entries, word);
  return {
    spelled,
    beginningWith: (beginning) => range(entries, beginning).flatMap(({ places }) => places),
    folded: (word) => placesOf(plain, fold(word)),
    foldedBeginningWith: (beginning) =>
      range(plain, fold(beginning)).flatMap(({ places }) => places),
    nearest: (word) => nearest(plain, fold(word)),
    within: (word) => within(spelled, word),
  };
}

function foldAll(entries: readonly Entry[]): readonly Entry[] {
  const plain = new Map<string, number[]>();
  for (const { word, places } of entries) {
    const folded = fold(word);
    const known = plain.get(folded);
    if (known === undefined) plain.set(folded, [...places]);
    else known.push(...places);
  }
  return [...plain]
    .map(([word, places]) => ({ word, places }))
    .sort((a, b) => compareTexts(a.word, b.word));
}

function placesOf(entries: readonly Entry[], word: string): readonly number[] {
  const entry = entries[firstFrom(entries, word)];
  return entry?.word === word ? entry.places : [];
}

function range(entries: readonly Entry[], beginning: string): readonly Entry[] {
  return entries.slice(firstFrom(entries, beginning), firstFrom(entries, `${beginning}\uffff`));
}

/** The place of the first word that isn't before the given one. */
function firstFrom(entries: readonly Entry[], word: string): number {
  return lowerBound(entries.length, (at) => (entries[at]?.word ?? '') < word);
}

function nearest(plain: readonly Entry[], word: string): readonly number[] {
  const most = typosAllowed(word);
  const [first] = word;
  if (most === 0 || first === undefined) return [];
  // The first letter is rarely wrong, and requiring it avoids a scan of all words.
  const candidates = range(plain, first).map((entry) => ({
    places: entry.places,
    count: /\p{N}/u.test(entry.word) ? most + 1 : countTypos(word, entry.word, most),
  }));
  const least = Math.min(most, ...candidates.map(({ count }) => count));
  return candidates.flatMap(({ places, count }) => (count === least ? places : []));
}

const shortestPart = 4;

function within(spelled: Dictionary['spelled'], word: string): readonly number[] {
  const longest = Math.min(word.length - 1, 40);
  for (let length = longest; length >= shortestPart; length -= 1) {
    const found = spelled(word.slice(0, length));
    if (found.length > 0) return found;
  }
  for (let length = longest; length >= shortestPart; length -= 1) {
    const found = spelled(word.slice(-length));
    if (found.length > 0) return found;
  }
  return [];
}
