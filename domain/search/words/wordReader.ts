import { compactText, groupByText } from '../searchText.ts';
import { type KnownTexts, readNumbers } from './readNumbers.ts';
import { splitSigns } from './signs.ts';
import { type NumberWords, type Synonyms, type Vocabulary, wordKey } from './vocabulary.ts';
import { overlap, type WordMeaning, type WordPlace, type WordSpan } from './wordSpan.ts';

/** No phrase of the tables has more words. */
const maxWords = 4;

/** Fields whose values are names, which are meant wherever they occur. */
const nameFields = ['brand', 'city', 'year'];

const modelField = 'model';
const yearField = 'year';
const brandField = 'brand';
const equipmentField = 'equipment';

/** Finds the meaning of words, for an index with known values. */
export interface WordReader {
  /**
   * Writes names in full: `vw` becomes `Volkswagen`, `bmwx3` becomes `BMW` and `x3`, and the `cc` of
   * `V60 CC` becomes `cross` and `country`. What is glued to a number becomes a word: `<200000`.
   */
  readonly expand: (words: readonly string[]) => readonly string[];
  /** The bounds and numbers of seats. */
  readonly numbers: (words: readonly string[]) => readonly WordSpan[];
  /** The synonyms of values and the fillers, outside places with another meaning. */
  readonly meanings: (words: readonly string[], taken: readonly WordPlace[]) => readonly WordSpan[];
}

/** Creates the reader of an index. Its values are read when they are first needed. */
export function createWordReader(vocabulary: Vocabulary, known: KnownTexts): WordReader {
  const index = createKnownIndex(vocabulary, known);
  return {
    expand: (typed) => {
      const words = typed.flatMap((word) => splitNumber(word, vocabulary.numbers));
      return words.flatMap((word, at) => {
        const long = vocabulary.abbreviations.get(wordKey(word));
        const before = words[at - 1] ?? '';
        if (long !== undefined && index.models().has(wordKey(before + long))) {
          return long.split(' ');
        }
        return writeMake(word, index.names().get(brandField) ?? new Map(), index.models());
      });
    },
    numbers: (words) =>
      readNumbers(words, {
        numbers: vocabulary.numbers,
        known,
        isName: (all, at) => beginsModel(all.slice(at, at + 2), index.models()),
      }),
    meanings: (words, taken) => meaningsOf(words, taken, index),
  };
}

/** What the words of a search are compared with. */
interface KnownIndex {
  readonly vocabulary: Vocabulary;
  /** The keys of all models. */
  readonly models: () => ReadonlySet<string>;
  readonly equipment: () => readonly StemmedValue[];
  /** The names of each field by key, without those that mean several values. */
  readonly names: () => ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The values that synonyms mean. */
  readonly values: (meant: Synonyms) => readonly string[];
}

function createKnownIndex(vocabulary: Vocabulary, known: KnownTexts): KnownIndex {
  const values = memoize((meant: Synonyms) => valuesOf(meant, vocabulary, known(meant.field)));
  return {
    vocabulary,
    values,
    models: lazy(() => new Set(known(modelField).map(wordKey))),
    equipment: lazy(() => stemmed(vocabulary, known(equipmentField))),
    names: lazy(() => {
      const fields = nameFields.map((field) => {
        const synonyms = vocabulary.synonyms.filter((meant) => meant.field === field);
        return [field, namesOf(known(field), synonyms, values)] as const;
      });
      return new Map(fields);
    }),
  };
}

function namesOf(
  known: readonly string[],
  synonyms: readonly Synonyms[],
  values: KnownIndex['values'],
): ReadonlyMap<string, string> {
  const all = known.map((value) => [wordKey(value), value] as const);
  const others = synonyms.flatMap((meant) => {
    const [name, ...more] = values(meant);
    if (name === undefined || more.length > 0) return [];
    return [...meant.keys].map((key) => [key, name] as const);
  });
  const byKey = groupByText([...all, ...others], ([key]) => key);
  return new Map(
    [...byKey].flatMap(([key, entries]) => {
      const [name, ...more] = new Set(entries.map(([, value]) => value));
      return name === undefined || more.length > 0 ? [] : [[key, name] as const];
    }),
  );
}

/** The meanings of words, the longest phrases first, outside places with another meaning. */
function meaningsOf(
  words: readonly string[],
  taken: readonly WordPlace[],
  index: KnownIndex,
): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const place = { at, length };
      if ([...taken, ...spans].some((span) => overlap(span, place))) continue;
      const meaning = meaningOf(words.slice(at, at + length), index);
      if (meaning && !(length === 1 && isInModel(words, place, index.models())))
        spans.push({ ...place, ...meaning });
    }
  return spans;
}

/** Equipment that has all of at least two words, or else the synonyms of the words. */
function meaningOf(
  words: readonly string[],
  { vocabulary, equipment, names, models, values }: KnownIndex,
): WordMeaning | undefined {
  // A word of punctuation only would be lost in the keys.
  if (!words.every(compactText)) return undefined;
  const alike = isPhrase(words, vocabulary)
    ? haveAll(equipment(), stemsOf(vocabulary, words.join(' ')))
    : [];
  if (alike.length > 0) return { kind: 'values', field: equipmentField, values: alike };
  const keys = vocabulary.keysOf(words.join(' '));
  for (const [field, spelled] of names()) {
    const name = keys.flatMap((key) => spelled.get(key) ?? [])[0];
    const isYear = words.length === 1 && !models().has(wordKey(name ?? ''));
    if (name === undefined || (field === yearField && !isYear)) continue;
    return { kind: 'values', field, values: [name] };
  }
  for (const { synonyms, fillers } of vocabulary.languages) {
    const meant = keys
      .flatMap((key) => synonyms.get(key) ?? [])
      .find((candidate) => values(candidate).length > 0);
    if (meant) return { kind: 'values', field: meant.field, values: values(meant) };
    if (keys.some((key) => fillers.has(key))) return { kind: 'filler' };
  }
  return undefined;
}

/** Whether several words may describe equipment: they neither start nor end with a filler. */
function isPhrase(words: readonly string[], vocabulary: Vocabulary): boolean {
  return (
    words.length > 1 && ![words[0], words.at(-1)].some((word) => isFiller(word ?? '', vocabulary))
  );
}

/** `<200000`, `max200000` and `-21` in separate words, or in full. */
function splitNumber(word: string, { bounds }: NumberWords): readonly string[] {
  const [, year] = /^[-–’'](\d\d)$/u.exec(word) ?? [];
  if (year !== undefined) return [`20${year}`];
  const [, text = '', number = ''] = /^(\p{L}+)(\d{3}.*)$/u.exec(word) ?? [];
  const isBound = [bounds.atMost, bounds.atLeast].some((words) => words.has(wordKey(text)));
  return isBound && text !== '' ? [text, ...splitSigns(number)] : splitSigns(word);
}

/** Whether a word and its neighbour are a model: the `EV` of `EV 6` is no fuel. */
function isInModel(
  words: readonly string[],
  { at, length }: WordPlace,
  models: ReadonlySet<string>,
): boolean {
  return [words.slice(at - 1 < 0 ? 0 : at - 1, at + length), words.slice(at, at + length + 1)].some(
    (pair) => pair.length > length && models.has(wordKey(pair.join(' '))),
  );
}

/** Whether two words begin the name of a model. */
function beginsModel(words: readonly string[], models: ReadonlySet<string>): boolean {
  const key = wordKey(words.join(' '));
  return words.length > 1 && [...models].some((model) => model.startsWith(key));
}

function isFiller(word: string, { languages, keysOf }: Vocabulary): boolean {
  return keysOf(word).some((key) => languages.some(({ fillers }) => fillers.has(key)));
}

/** The values of a field that synonyms mean: those spelled like one, or equipment that contains one. */
function valuesOf(
  { field, phrases, keys }: Synonyms,
  vocabulary: Vocabulary,
  known: readonly string[],
): readonly string[] {
  const alike = known.filter((value) => vocabulary.keysOf(value).some((key) => keys.has(key)));
  if (field !== equipmentField) return alike;
  const all = stemmed(vocabulary, known);
  const containing = phrases.flatMap((phrase) => haveAll(all, stemsOf(vocabulary, phrase)));
  return [...new Set([...alike, ...containing])];
}

interface StemmedValue {
  readonly value: string;
  readonly stems: ReadonlySet<string>;
}

function stemmed(vocabulary: Vocabulary, values: readonly string[]): readonly StemmedValue[] {
  return values.map((value) => ({ value, stems: new Set(stemsOf(vocabulary, value)) }));
}

function stemsOf({ stemOf }: Vocabulary, text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(stemOf) ?? [];
}

function haveAll(values: readonly StemmedValue[], stems: readonly string[]): readonly string[] {
  if (stems.length === 0) return [];
  const having = values.filter(({ stems: own }) => stems.every((stem) => own.has(stem)));
  return having.map(({ value }) => value);
}

/** A make in full, also if it is joined with a model. */
function writeMake(
  word: string,
  makes: ReadonlyMap<string, string>,
  models: ReadonlySet<string>,
): readonly string[] {
  const key = wordKey(word);
  const make = makes.get(key);
  if (make !== undefined) return wordKey(make) === key ? [word] : [make];
  if (models.has(key)) return [word];
  for (const [spelled, name] of makes) {
    const model = key.slice(spelled.length);
    const isModel = model.length > 1 && [...models].some((known) => known.startsWith(model));
    if (key.startsWith(spelled) && isModel) return [name, model];
  }
  return [word];
}

function memoize<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = found.get(key) ?? { value: find(key) };
    found.set(key, entry);
    return entry.value;
  };
}

function lazy<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
