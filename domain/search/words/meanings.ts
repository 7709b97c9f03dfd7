import { compactText } from '../searchText.ts';
import { haveAll, type KnownIndex, stemsOf } from './knownIndex.ts';
import { type LanguageWords, type Vocabulary, wordKey } from './vocabulary.ts';
import { overlap, type WordMeaning, type WordPlace, type WordSpan } from './wordSpan.ts';
import { amountBounds } from './wordTable.ts';

/** No phrase of the tables has more words. */
const maxWords = 4;

const bodyField = 'body';
const equipmentField = 'equipment';
const yearField = 'year';

/** The meanings of words, the longest phrases first, outside places with another meaning. */
export function meaningsOf(
  words: readonly string[],
  taken: readonly WordPlace[],
  index: KnownIndex,
): readonly WordSpan[] {
  const found: (WordPlace & FoundMeaning)[] = [];
  for (const place of placesIn(words.length)) {
    if ([...taken, ...found].some((span) => overlap(span, place))) continue;
    const meaning = meaningOf(wordsAt(words, place), index);
    if (meaning && !(place.length === 1 && isInModel(words, place, index.models())))
      found.push({ ...place, ...meaning });
  }
  const bodies = found.some(({ kind }) => kind === 'size') ? bodiesNamed(words, index) : noBodies;
  return found.map((span) => (span.kind === 'size' ? settleSize(span, bodies) : span));
}

/** All places of phrases, the longest first, then from left to right. */
function placesIn(count: number): readonly WordPlace[] {
  return Array.from({ length: Math.min(maxWords, count) }, (_, less) => {
    const length = Math.min(maxWords, count) - less;
    return Array.from({ length: count - length + 1 }, (_none, at) => ({ at, length }));
  }).flat();
}

function wordsAt(words: readonly string[], { at, length }: WordPlace): readonly string[] {
  return words.slice(at, at + length);
}

/** Sizes mean bodies only if no other words do. */
type FoundMeaning = WordMeaning | { readonly kind: 'size'; readonly values: readonly string[] };

/** All bodies that words of a search name. */
function bodiesNamed(words: readonly string[], index: KnownIndex): ReadonlySet<string> {
  const named = placesIn(words.length).flatMap((place) => {
    const meaning = meaningOf(wordsAt(words, place), index);
    return meaning?.kind === 'values' && meaning.field === bodyField ? meaning.values : [];
  });
  return new Set(named);
}

const noBodies: ReadonlySet<string> = new Set();

/** `small car` is a body, `family SUV` an SUV, and the `small` of `small SUV` can't be searched. */
function settleSize(
  { at, length, values }: WordPlace & { readonly values: readonly string[] },
  bodies: ReadonlySet<string>,
): WordSpan {
  const place = { at, length };
  if (bodies.size === 0) return { ...place, kind: 'values', field: bodyField, values };
  return {
    ...place,
    kind: [...bodies].every((body) => values.includes(body)) ? 'filler' : 'ignored',
  };
}

/** Equipment that has all of at least two words, or else the synonyms of the words. */
function meaningOf(
  words: readonly string[],
  { vocabulary, equipment, names, models, values }: KnownIndex,
): FoundMeaning | undefined {
  // A word of punctuation only would be lost in the keys.
  if (!words.every(compactText)) return undefined;
  const alike = isPhrase(words, vocabulary)
    ? haveAll(equipment(), stemsOf(vocabulary, words.join(' ')))
    : [];
  if (alike.length > 0) return { kind: 'values', field: equipmentField, values: alike };
  const keys = vocabulary.keysOf(words.join(' '));
  // The `auto s` of `auto s ťažným` are no `autos`.
  const isJoined = words.length > 1 && words.some((word) => isFiller(word, vocabulary));
  if (isJoined && !keys.some((key) => vocabulary.phrases.has(key))) return undefined;
  for (const [field, spelled] of names()) {
    const name = keys.flatMap((key) => spelled.get(key) ?? [])[0];
    const isYear = words.length === 1 && !models().has(wordKey(name ?? ''));
    if (name === undefined || (field === yearField && !isYear)) continue;
    return { kind: 'values', field, values: [name] };
  }
  for (const language of vocabulary.languages) {
    const meaning = meaningIn(language, keys, { vocabulary, values });
    if (meaning) return meaning;
  }
  return absentMeaning(keys, vocabulary);
}

function meaningIn(
  { synonyms, sizes, amounts, sorts, fillers }: LanguageWords,
  keys: readonly string[],
  { vocabulary, values }: Pick<KnownIndex, 'vocabulary' | 'values'>,
): FoundMeaning | undefined {
  const meant = keys
    .flatMap((key) => synonyms.get(key) ?? [])
    .find((candidate) => values(candidate).length > 0);
  if (meant) return { kind: 'values', field: meant.field, values: values(meant) };
  const [bodies = []] = keys
    .flatMap((key) => [sizes.get(key) ?? []])
    .filter(({ length }) => length);
  const sized = bodies.flatMap(values);
  if (sized.length > 0) return { kind: 'size', values: sized };
  const [amount] = keys.flatMap((key) => amounts.get(key) ?? []);
  if (amount) {
    const { field, ends } = amountBounds[amount];
    return { kind: 'range', field, ...ends(vocabulary.numbers.distanceUnit) };
  }
  const [sortName] = keys.flatMap((key) => sorts.get(key) ?? []);
  if (sortName !== undefined) return { kind: 'sort', sortName };
  // Not by its stem: that of `billig` is `bil`.
  return fillers.has(keys[0] ?? '') ? { kind: 'filler' } : undefined;
}

/** A known meaning that no car of the index has must not be taken for a similar word. */
function absentMeaning(
  keys: readonly string[],
  { languages }: Vocabulary,
): WordMeaning | undefined {
  const [meant] = languages.flatMap(({ synonyms }) =>
    keys.flatMap((key) => synonyms.get(key) ?? []),
  );
  return meant && { kind: 'values', field: meant.field, values: [] };
}

/** Whether several words may describe equipment: they neither start nor end with a filler. */
function isPhrase(words: readonly string[], vocabulary: Vocabulary): boolean {
  return (
    words.length > 1 && ![words[0], words.at(-1)].some((word) => isFiller(word ?? '', vocabulary))
  );
}

/** Whether a word and its neighbour are a model: the `EV` of `EV 6` is no fuel. */
function isInModel(
  words: readonly string[],
  { at, length }: WordPlace,
  models: ReadonlySet<string>,
): boolean {
  return [words.slice(Math.max(0, at - 1), at + length), words.slice(at, at + length + 1)].some(
    (pair) => pair.length > length && models.has(wordKey(pair.join(' '))),
  );
}

function isFiller(word: string, { languages }: Vocabulary): boolean {
  return languages.some(({ fillers }) => fillers.has(wordKey(word)));
}
