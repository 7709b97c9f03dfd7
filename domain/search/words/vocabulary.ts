import type { DistanceUnit } from '#domain/sites/site.ts';
import { compactText, foldText, lowerText } from '../searchText.ts';
import { signs } from './signs.ts';
import { commonUnits, type Unit, unitNames, units } from './units.ts';
import { wordsIn } from './wordsIn.ts';
import {
  type Amount,
  amountBounds,
  amountNames,
  type BoundField,
  type BoundWords,
  boundFields,
  meaningFields,
  sizeBodies,
  sizeNames,
  type Words,
  type WordTable,
  wordSortNames,
  wordSorts,
} from './wordTable.ts';

/** Reduces a word in lower case to its stem; undefined if the word is only meant as spelled. */
export type Stem = (word: string) => string | undefined;

/** Texts with the same meaning in all languages of a vocabulary. */
export interface Synonyms {
  /** The field that holds the meaning. */
  readonly field: string;
  readonly phrases: readonly string[];
  readonly keys: ReadonlySet<string>;
}

/** The words of one language, each text as its keys. */
export interface LanguageWords {
  readonly synonyms: ReadonlyMap<string, readonly Synonyms[]>;
  /** The bodies that sizes and uses mean. */
  readonly sizes: ReadonlyMap<string, readonly Synonyms[]>;
  readonly amounts: ReadonlyMap<string, Amount>;
  /** The sort orders that words mean. */
  readonly sorts: ReadonlyMap<string, string>;
  readonly fillers: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
}

/** Words around numbers, by key. */
export interface NumberWords {
  /** The unit of distances in the index. */
  readonly distanceUnit: DistanceUnit;
  readonly bounds: Readonly<Record<keyof BoundWords, ReadonlySet<string>>>;
  readonly about: ReadonlyMap<string, BoundField>;
  readonly units: ReadonlyMap<string, Unit>;
  readonly thousand: ReadonlySet<string>;
  readonly seats: ReadonlySet<string>;
  /** Numbers as words, with their digits. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly fillers: ReadonlySet<string>;
}

/** What words mean, in all languages of a site. */
export interface Vocabulary {
  /** The most likely language first. */
  readonly languages: readonly LanguageWords[];
  readonly synonyms: readonly Synonyms[];
  /** Whether a table has a word, also one that says nothing. */
  readonly hasWord: (key: string) => boolean;
  /** The sort orders that texts ask for, by key. */
  readonly sorts: ReadonlyMap<string, string>;
  /** The keys of texts of several words. */
  readonly phrases: ReadonlySet<string>;
  readonly numbers: NumberWords;
  /** Short forms of parts of model names, by key. */
  readonly abbreviations: ReadonlyMap<string, string>;
  /** The keys under which a text is known: as spelled, and by the stems of its words. */
  readonly keysOf: (text: string) => readonly string[];
  /** The stem of a word, without diacritics. */
  readonly stemOf: (word: string) => string;
}

/** A text as one word without diacritics. */
export function wordKey(text: string): string {
  return foldText(compactText(text)) || lowerText(text);
}

/** The key of stems; a word that is spelled like the stem of another isn't that word. */
export function stemKey(stems: string): string {
  return `~${stems}`;
}

/** Creates a vocabulary from the tables of some languages, the most likely first. */
export function createVocabulary(tables: readonly WordTable[], stem?: Stem): Vocabulary {
  const fillers = keySet(tables.map((table) => table.fillers));
  const stemWord = (word: string) =>
    fillers.has(wordKey(word)) ? undefined : stem?.(lowerText(word));
  const stemOf = (word: string) => foldText(stemWord(word) ?? lowerText(word));
  const keysOf = (text: string): readonly string[] => {
    const stems = wordsIn(text).map(stemWord);
    const hasStems = stems.length > 0 && !stems.includes(undefined);
    return [wordKey(text), ...(hasStems ? [stemKey(foldText(stems.join('')))] : [])];
  };
  const entries = tables.map((table, at) => entriesOf(table, tables.slice(0, at)));
  const synonyms = collectSynonyms(entries.flat(), keysOf);
  const languages = tables.map((table, at) => ({
    synonyms: indexSynonyms(entries[at] ?? [], synonyms, keysOf),
    sizes: sizeWords(table, synonyms, keysOf),
    amounts: amountWords(table, keysOf),
    sorts: sortWords(table, keysOf),
    fillers: keySet([table.fillers]),
    not: keySet([table.not]),
  }));
  return {
    languages,
    hasWord: (key) => languages.some((language) => isInLanguage(key, language)),
    synonyms: [...synonyms.values()],
    sorts: new Map(languages.flatMap(({ sorts }) => [...sorts])),
    phrases: new Set(tables.flatMap(phrasesOf).flatMap(keysOf)),
    numbers: numberWords(tables),
    abbreviations: new Map(
      tables.flatMap((table) =>
        Object.entries(table.abbreviations ?? {}).map(([short, long]) => [wordKey(short), long]),
      ),
    ),
    keysOf,
    stemOf,
  };
}

function isInLanguage(
  key: string,
  { synonyms, sizes, amounts, sorts, fillers, not }: LanguageWords,
) {
  return [synonyms, sizes, amounts, sorts, fillers, not].some((words) => words.has(key));
}

/** A vocabulary without words. */
export const noVocabulary: Vocabulary = createVocabulary([]);

/** The synonyms of each meaning, make and town, by its id. */
function collectSynonyms(
  entries: readonly Entry[],
  keysOf: Vocabulary['keysOf'],
): ReadonlyMap<string, Synonyms> {
  const phrases = new Map<string, { readonly field: string; readonly phrases: string[] }>();
  for (const { id, field, texts } of entries) {
    const known = phrases.get(id) ?? { field, phrases: [] };
    known.phrases.push(...texts);
    phrases.set(id, known);
  }
  return new Map(
    [...phrases].map(([id, known]) => [
      id,
      { ...known, keys: new Set(known.phrases.flatMap(keysOf)) },
    ]),
  );
}

interface Entry {
  readonly id: string;
  readonly field: string;
  readonly texts: readonly string[];
}

/** The entries of a table, without the words that say nothing in more likely languages. */
function entriesOf(
  { meanings, makes, towns, sorts }: WordTable,
  before: readonly WordTable[],
): readonly Entry[] {
  const hidden = keySet(before.map(({ fillers }) => fillers));
  const shown = (words: Words) => split(words).filter((text) => !hidden.has(wordKey(text)));
  const named = (field: string, names: Readonly<Record<string, Words>>) =>
    Object.entries(names).map(([name, words]) => ({
      id: `${field} ${wordKey(name)}`,
      field,
      texts: [name, ...shown(words)],
    }));
  const fields: Readonly<Record<string, string>> = meaningFields;
  return [
    ...Object.entries(meanings).map(([id, words]) => ({
      id,
      field: fields[id] ?? '',
      texts: [
        ...shown(words),
        ...wordSortNames
          .filter((name) => wordSorts[name].meaning === id)
          .flatMap((name) => shown(sorts[name])),
      ],
    })),
    ...named('brand', makes),
    ...named('city', towns),
  ];
}

/** The texts of several words. */
function phrasesOf({
  meanings,
  makes,
  towns,
  sizes,
  amounts,
  sorts,
}: WordTable): readonly string[] {
  const lists = [meanings, makes, towns, sizes, amounts, sorts].flatMap((each) =>
    Object.values<Words>(each),
  );
  return lists.flatMap(split).filter((text) => text.includes(' '));
}

function indexSynonyms(
  entries: readonly Entry[],
  synonyms: ReadonlyMap<string, Synonyms>,
  keysOf: Vocabulary['keysOf'],
): LanguageWords['synonyms'] {
  const byKey = new Map<string, Synonyms[]>();
  for (const { id, texts } of entries) {
    const meant = synonyms.get(id);
    if (meant === undefined) continue;
    for (const key of new Set(texts.flatMap(keysOf)))
      byKey.set(key, [...(byKey.get(key) ?? []), meant]);
  }
  return byKey;
}

function sizeWords(
  { sizes }: WordTable,
  synonyms: ReadonlyMap<string, Synonyms>,
  keysOf: Vocabulary['keysOf'],
): LanguageWords['sizes'] {
  const words = sizeNames.flatMap((size) => {
    const bodies = sizeBodies[size].flatMap((body) => synonyms.get(body) ?? []);
    return split(sizes[size]).flatMap((text) => keysOf(text).map((key) => [key, bodies] as const));
  });
  return new Map(words);
}

function amountWords(
  { amounts }: WordTable,
  keysOf: Vocabulary['keysOf'],
): LanguageWords['amounts'] {
  const words = amountNames.flatMap((amount) =>
    split(amounts[amount]).flatMap((text) => keysOf(text).map((key) => [key, amount] as const)),
  );
  return new Map(words);
}

function sortWords({ sorts }: WordTable, keysOf: Vocabulary['keysOf']): LanguageWords['sorts'] {
  const words = wordSortNames.flatMap((name) =>
    split(sorts[name]).flatMap((text) =>
      keysOf(text).map((key) => [key, wordSorts[name].sortName] as const),
    ),
  );
  return new Map(words);
}

function numberWords(tables: readonly WordTable[]): NumberWords {
  const bound = (name: keyof BoundWords) =>
    new Set([...keySet(tables.map(({ bounds }) => bounds[name])), ...(signs[name] ?? [])]);
  return {
    distanceUnit: tables[0]?.distanceUnit ?? 'km',
    bounds: {
      atMost: bound('atMost'),
      atLeast: bound('atLeast'),
      newer: bound('newer'),
      older: bound('older'),
      around: bound('around'),
      between: bound('between'),
      and: bound('and'),
      to: bound('to'),
      orMore: bound('orMore'),
      orLess: bound('orLess'),
    },
    about: aboutWords(tables),
    units: unitWords(tables),
    thousand: keySet(tables.map(({ units: { thousand } }) => thousand)),
    seats: keySet(tables.map(({ seats }) => seats)),
    numbers: new Map(
      tables.flatMap(({ numbers }) =>
        Object.entries(numbers).map(([word, digit]) => [wordKey(word), digit] as const),
      ),
    ),
    fillers: keySet(tables.map(({ fillers }) => fillers)),
  };
}

/** An amount or order such as `low mileage` is about a filter, too: `low mileage, under 30000`. */
function aboutWords(tables: readonly WordTable[]): NumberWords['about'] {
  const words = tables.flatMap(({ about, amounts, sorts }) => [
    ...amountNames.map((name) => [amountBounds[name].field, amounts[name]] as const),
    ['loan', sorts.lowestMonthly] as const,
    ...boundFields.map((field) => [field, about[field]] as const),
  ]);
  return new Map(
    words.flatMap(([field, texts]) => [...keySet([texts])].map((key) => [key, field] as const)),
  );
}

/** The first meaning of a word counts: that of the most likely language. */
function unitWords(tables: readonly WordTable[]): NumberWords['units'] {
  const words = tables.flatMap((table) => [
    ...unitNames.flatMap((name) =>
      [...keySet([table.units[name]])].map((key) => [key, units[name]] as const),
    ),
    ...monthlyUnits(table, tables).map((key) => [key, units.moneyPerMonth] as const),
  ]);
  return new Map([...words.reverse(), ...Object.entries(commonUnits)]);
}

/** `a month`, `pounds a month` and `kr a month`, without the signs of currencies, which keys don't have. */
function monthlyUnits({ perMonth }: WordTable, tables: readonly WordTable[]): readonly string[] {
  const money = tables.flatMap(({ units: { money: words } }) => split(words));
  const currencies = ['', ...money, ...currencyCodes];
  return split(perMonth).flatMap((month) => currencies.map((each) => wordKey(`${each} ${month}`)));
}

const currencyCodes = ['eur', 'gbp'];

function keySet(lists: readonly Words[]): ReadonlySet<string> {
  return new Set(lists.flatMap(split).map(wordKey));
}

function split(words: Words): readonly string[] {
  return words.split(',').flatMap((text) => text.trim() || []);
}
