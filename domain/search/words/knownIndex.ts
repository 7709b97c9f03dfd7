import { filterRow } from '../facets.ts';
import { groupByText } from '../searchText.ts';
import type { KnownTexts } from './numberContext.ts';
import { type Synonyms, stemKey, type Vocabulary, wordKey } from './vocabulary.ts';
import { wordsIn } from './wordsIn.ts';

/** Fields whose values are names, which are meant wherever they occur. */
const nameFields = ['brand', 'city', 'year'];

const modelField = 'model';
const equipmentField = 'equipment';

/** What the words of a search are compared with. */
export interface KnownIndex {
  readonly vocabulary: Vocabulary;
  /** The keys of all models. */
  readonly models: () => ReadonlySet<string>;
  readonly equipment: () => readonly StemmedValue[];
  /** The names of each field by key, without those that mean several values. */
  readonly names: () => ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The values that synonyms mean. */
  readonly values: (meant: Synonyms) => readonly string[];
}

/** Reads the values of an index when they are first needed. */
export function createKnownIndex(vocabulary: Vocabulary, known: KnownTexts): KnownIndex {
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
  const all = known.flatMap((value) => {
    const key = wordKey(value);
    // Other forms have the name itself as their stem.
    return [key, stemKey(key)].map((each) => [each, value] as const);
  });
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

/** The values of a field that synonyms mean: yes, those spelled like one, or equipment that contains one. */
function valuesOf(
  { field, phrases, keys }: Synonyms,
  vocabulary: Vocabulary,
  known: readonly string[],
): readonly string[] {
  const only = filterRow(field)?.only;
  if (only !== undefined) return known.filter((value) => value === only);
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

/** The stems of the words of a text. */
export function stemsOf({ stemOf }: Vocabulary, text: string): readonly string[] {
  return wordsIn(text).map(stemOf);
}

/** The values that have all stems. */
export function haveAll(
  values: readonly StemmedValue[],
  stems: readonly string[],
): readonly string[] {
  if (stems.length === 0) return [];
  const having = values.filter(({ stems: own }) => stems.every((stem) => own.has(stem)));
  return having.map(({ value }) => value);
}

function memoize<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = found.get(key) ?? { value: find(key) };
    found.set(key, entry);
    return entry.value;
  };
}

/** Finds a value when it is first needed. */
export function lazy<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
