import { type NearUnit, toKm } from '../near.ts';
import type { NearWords } from './nearWords.ts';
import { phraseAt } from './phrases.ts';
import { readQuantity } from './quantity.ts';
import { type Vocabulary, wordKey } from './vocabulary.ts';

/** What words say about a place. */
export interface NearPhrase {
  /** The words before the phrase. */
  readonly before: readonly string[];
  /** The words that begin with the place, or end with it if it is said behind the place. */
  readonly place: readonly string[];
  /** Whether the place is the end of `place`. */
  readonly isBehind: boolean;
  /** The words after the phrase, if the place is its end. */
  readonly after: readonly string[];
  /** In the unit of the site; `undefined` if the words have no distance. */
  readonly radius: number | undefined;
  /** Whether the words can only be about a place, so that an unknown one is worth a message. */
  readonly isCertain: boolean;
}

/** A distance in words, and the index of the word after it. */
interface Distance {
  readonly radius: number;
  readonly to: number;
}

/**
 * What words may say about a place, the likeliest first: `near Leeds`, `within 30 miles of Leeds`, `Turun lähellä`. Which
 * of the words are the place, if any, is decided by those who know places.
 */
export function readNearPhrases(
  words: readonly string[],
  near: NearWords,
  vocabulary: Vocabulary,
  unit: NearUnit,
): readonly NearPhrase[] {
  return words
    .flatMap((_, at) => [
      ...behindAt(words, at, near),
      ...startAt(words, at, near, vocabulary, unit),
    ])
    .filter((phrase) => mayBePlace(phrase, vocabulary));
}

function startAt(
  words: readonly string[],
  at: number,
  near: NearWords,
  vocabulary: Vocabulary,
  unit: NearUnit,
): readonly NearPhrase[] {
  const of = (from: number, radius: number | undefined, isCertain: boolean) => {
    const before = words.slice(0, at);
    return [{ before, place: words.slice(from), isBehind: false, after: [], radius, isCertain }];
  };
  const within = phraseAt(words, at, near.within);
  const distance = readDistance(words, at + within, vocabulary, unit);
  if (distance) {
    const from = phraseAt(words, distance.to, near.from);
    const isJoined = from > 0 || (near.hasCases && within > 0);
    return isJoined ? of(distance.to + from, distance.radius, from > 0) : [];
  }
  const certain = phraseAt(words, at, near.near);
  const length = certain || phraseAt(words, at, near.around);
  return length > 0 ? of(at + length, undefined, certain > 0) : [];
}

/** `Turun lähellä`, with nothing before the place that is about it. */
function behindAt(words: readonly string[], at: number, near: NearWords): readonly NearPhrase[] {
  const length = phraseAt(words, at, near.behind);
  if (length === 0) return [];
  const after = words.slice(at + length);
  const place = words.slice(0, at);
  return [{ before: [], place, isBehind: true, after, radius: undefined, isCertain: false }];
}

function readDistance(
  words: readonly string[],
  at: number,
  { numbers }: Vocabulary,
  unit: NearUnit,
): Distance | undefined {
  const quantity = readQuantity(words, at, numbers);
  if (quantity?.unit?.kind !== 'distance') return undefined;
  const km = quantity.number * quantity.unit.factor;
  return { radius: Math.max(1, Math.round(km / toKm(1, unit))), to: quantity.to };
}

const postcodePattern = /^(?:\d{3} ?\d{2}|\d{4,5}|[A-Z]{1,2}\d[A-Z\d]? ?(?:\d[A-Z]{2})?)(?: |$)/iu;

/** `nära ny` is no place, nor is a number that is no postcode. */
function mayBePlace({ place, isBehind }: NearPhrase, vocabulary: Vocabulary): boolean {
  const word = isBehind ? place.at(-1) : place[0];
  if (word === undefined) return false;
  const key = wordKey(word);
  if (/\d/.test(word)) return !isBehind && postcodePattern.test(place.slice(0, 2).join(' '));
  const isTown = vocabulary.synonyms.some(({ field, keys }) => field === 'city' && keys.has(key));
  return /^\p{L}/u.test(word) && (isTown || !vocabulary.hasWord(key));
}
