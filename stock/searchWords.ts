import { wireName } from '#domain/search/facets.ts';
import { lazy } from '#domain/search/words/knownIndex.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { createVocabulary, type Vocabulary, wordKey } from '#domain/search/words/vocabulary.ts';
import { createWordReader, type WordReader } from '#domain/search/words/wordReader.ts';
import {
  overlap,
  type WordPlace,
  type WordSpan,
  wordsOutside,
} from '#domain/search/words/wordSpan.ts';
import { wordsIn } from '#domain/search/words/wordsIn.ts';
import type { WordTable } from '#domain/search/words/wordTable.ts';
import { wordTables } from '#domain/search/words/wordTables.ts';
import type { Condition } from '#search-engine/condition.ts';
import {
  type KeyphraseReader,
  type MeantCondition,
  type SearchWords,
  textWeight,
} from '#search-engine/searchWords.ts';
import { commonWords } from './commonWords/commonWords.ts';
import { createRepairer } from './repairWords.ts';
import { stemmers } from './stemmers.ts';
import { isStrayNumber } from './strayNumbers.ts';

/** The fields whose values visitors type. */
const named = [
  ...['brand', 'model', 'body', 'fuel', 'gearbox', 'drive', 'color', 'condition', 'equipment'],
  ...['city', 'seats', 'year', 'facilityName', 'isReduced'],
].map(wireName);

/** All fields that words are searched in. */
const fields = [...named, 'car_version'];

/** The fields of yes and no that words mean. */
const flags = [wireName('vatDeductible')];

/** As many words as a search has. */
const maxWords = 32;
const maxLength = 2000;

const known = new Map<string, SearchWords>();

/** What the words of visitors who search in these languages mean in cars. */
export function carWords(languages: readonly WordLanguage[]): SearchWords {
  const key = languages.join();
  const words = known.get(key) ?? createWords(languages);
  known.set(key, words);
  return words;
}

/** Only the first language has stems: the texts of the index are in that language. */
function createWords(languages: readonly WordLanguage[]): SearchWords {
  const [first = 'en'] = languages;
  const tables = languages.map((language) => wordTables[language]);
  const common = commonWords(languages);
  const vocabulary = createVocabulary(tables, (word) =>
    common.has(wordKey(word)) ? undefined : stemmers[first](word),
  );
  const spoken = { tables, vocabulary, common };
  return {
    fields: [...fields, ...flags],
    createReader: (valuesOf) => createReader(spoken, valuesOf),
  };
}

interface Languages {
  readonly tables: readonly WordTable[];
  readonly vocabulary: Vocabulary;
  /** The ordinary words, by key. */
  readonly common: ReadonlySet<string>;
}

function createReader(
  languages: Languages,
  valuesOf: (field: string) => readonly string[],
): KeyphraseReader {
  const { vocabulary, common } = languages;
  const known = (name: string) => valuesOf(wireName(name));
  const reader = createWordReader(vocabulary, known);
  const repairer = lazy(() =>
    createRepairer({ ...languages, valuesOf: known, texts: fields.flatMap(valuesOf) }),
  );
  const spelled = lazy(() => new Set(fields.flatMap(valuesOf).flatMap(lowerWordsIn)));
  const names = lazy(() => ({
    models: known('model').map(wordKey),
    makes: new Set(known('brand').map(wordKey)),
    isKnown: (key: string) => common.has(key) || vocabulary.hasWord(key),
  }));
  let forms: ReadonlyMap<string, readonly string[]> | undefined;
  const isText = (text: string) => lowerWordsIn(text).every((word) => spelled().has(word));
  const index: ReadableIndex = {
    reader,
    isText,
    saysNothing: (words, at) =>
      (common.has(wordKey(words[at] ?? '')) && !isText(textOf({ at, length: 1 }, words))) ||
      isStrayNumber(words, at, names()),
  };
  return {
    read: (keyphrase) => readKeyphrase(keyphrase, index),
    repair: (word) => repairer().repair(word),
    suggest: (word) => repairer().suggest(word),
    formsOf: (word) => {
      forms ??= formsByStem(vocabulary, named.flatMap(valuesOf));
      return forms.get(vocabulary.stemOf(word)) ?? [];
    },
  };
}

/** What the words of a keyphrase are compared with. */
interface ReadableIndex {
  readonly reader: WordReader;
  /** Whether the words of a text are in texts of the index. */
  readonly isText: (text: string) => boolean;
  /** Whether a word is an ordinary one or a number that no car has. */
  readonly saysNothing: (words: readonly string[], at: number) => boolean;
}

function readKeyphrase(keyphrase: string, { reader, isText, saysNothing }: ReadableIndex) {
  const typed = keyphrase.slice(0, maxLength).normalize('NFC').split(/\s+/u).filter(Boolean);
  const words = reader.expand(typed.slice(0, maxWords));
  const numbers = reader.numbers(words);
  const meant = [...numbers, ...reader.meanings(words, numbers)].filter(
    (span) => !isAbsent(span) || !isText(textOf(span, words)),
  );
  const ignored = words.flatMap((_word, at): readonly WordSpan[] => {
    const place = { at, length: 1 };
    if (!saysNothing(words, at) || meant.some((span) => overlap(span, place))) return [];
    return [{ ...place, kind: 'ignored' }];
  });
  const spans = [...meant, ...ignored].sort((a, b) => a.at - b.at);
  const understood = spans.filter(({ kind }) => kind !== 'quoted');
  return {
    conditions: mergeChoices(spans.flatMap((span) => conditionOf(span, words))),
    ignored: spans.flatMap((span) => (isUnsearched(span) ? [textOf(span, words)] : [])),
    text: wordsOutside(words, understood).join(' '),
  };
}

/**
 * Whether words mean what only a list of cars can do: it sorts, and knows whether its site shows what loans cost.
 */
function isUnsearched(span: WordSpan): boolean {
  return span.kind === 'ignored' || span.kind === 'sort' || isAboutLoans(span);
}

function isAboutLoans(span: WordSpan): boolean {
  return span.kind === 'range' && span.field === 'loan';
}

/** Whether no car of the index has what the words mean. */
function isAbsent(span: WordSpan): boolean {
  return span.kind === 'values' && span.values.length === 0;
}

function lowerWordsIn(text: string): readonly string[] {
  return wordsIn(text.toLowerCase());
}

/** Visitors give up equipment before a model, and a model before a fuel, a town or a price. */
const weights = { equipment: textWeight - 1, other: textWeight + 1 };

const maxNumber = 2 ** 31 - 1;

function conditionOf(span: WordSpan, words: readonly string[]): readonly MeantCondition[] {
  const condition = toCondition(span);
  if (condition === undefined) return [];
  const weight =
    span.kind === 'values' && span.field === 'equipment' ? weights.equipment : weights.other;
  return [{ words: textOf(span, words), condition, weight }];
}

function textOf({ at, length }: WordPlace, words: readonly string[]): string {
  return words
    .slice(at, at + length)
    .join(' ')
    .replace(/[,;.!?]+$/u, '');
}

/** Several values of a field are alternatives: `volvo or audi`. All equipment is wanted. */
function mergeChoices(conditions: readonly MeantCondition[]): readonly MeantCondition[] {
  const merged: MeantCondition[] = [];
  for (const meant of conditions) {
    const at = merged.findIndex((other) => areAlternatives(other.condition, meant.condition));
    const other = merged[at];
    if (other?.condition.kind !== 'any' || meant.condition.kind !== 'any') merged.push(meant);
    else
      merged[at] = {
        ...other,
        words: `${other.words} ${meant.words}`,
        condition: {
          ...other.condition,
          values: [...new Set([...other.condition.values, ...meant.condition.values])],
        },
      };
  }
  return merged;
}

function areAlternatives(one: Condition, other: Condition): boolean {
  return (
    one.field === other.field &&
    one.field !== wireName('equipment') &&
    [one, other].every((each) => each.kind === 'any' && each.values.length > 0)
  );
}

function toCondition(span: WordSpan): Condition | undefined {
  switch (span.kind) {
    case 'values':
      return { kind: 'any', field: wireName(span.field), values: span.values };
    case 'range': {
      if (isAboutLoans(span)) return undefined;
      const { low = -maxNumber, high = maxNumber } = span;
      return {
        kind: 'between',
        field: wireName(span.field),
        low: Math.min(low, maxNumber),
        high: Math.min(high, maxNumber),
      };
    }
    case 'sort':
    case 'filler':
    case 'ignored':
    case 'quoted':
      return undefined;
  }
}

/** The words of texts, by stem. Words with digits are names and have no other forms. */
function formsByStem(
  { stemOf }: Vocabulary,
  texts: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const words = new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
  const forms = new Map<string, string[]>();
  for (const word of words) forms.set(stemOf(word), [...(forms.get(stemOf(word)) ?? []), word]);
  return forms;
}
