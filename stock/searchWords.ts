import { wireName } from '#domain/search/facets.ts';
import type { WordLanguage } from '#domain/search/words/languages.ts';
import { createVocabulary, type Vocabulary } from '#domain/search/words/vocabulary.ts';
import { createWordReader } from '#domain/search/words/wordReader.ts';
import { type WordSpan, wordsOutside } from '#domain/search/words/wordSpan.ts';
import { wordTables } from '#domain/search/words/wordTables.ts';
import type { Condition } from '#search-engine/condition.ts';
import {
  type KeyphraseReader,
  type MeantCondition,
  type SearchWords,
  textWeight,
} from '#search-engine/searchWords.ts';
import { stemmers } from './stemmers.ts';

/** The fields whose values visitors type. */
const fields = [
  ...['brand', 'model', 'body', 'fuel', 'gearbox', 'drive', 'color', 'condition', 'equipment'],
  ...['city', 'seats', 'year'],
].map(wireName);

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
  const vocabulary = createVocabulary(tables, stemmers[first]);
  return { fields, createReader: (valuesOf) => createReader(vocabulary, valuesOf) };
}

function createReader(
  vocabulary: Vocabulary,
  valuesOf: (field: string) => readonly string[],
): KeyphraseReader {
  const reader = createWordReader(vocabulary, (name) => valuesOf(wireName(name)));
  let forms: ReadonlyMap<string, readonly string[]> | undefined;
  return {
    read: (keyphrase) => {
      const typed = keyphrase.slice(0, maxLength).normalize('NFC').split(/\s+/u).filter(Boolean);
      const words = reader.expand(typed.slice(0, maxWords));
      const numbers = reader.numbers(words);
      const spans = [...numbers, ...reader.meanings(words, numbers)].sort((a, b) => a.at - b.at);
      return {
        conditions: spans.flatMap((span) => conditionOf(span, words)),
        text: wordsOutside(words, spans).join(' '),
      };
    },
    formsOf: (word) => {
      forms ??= formsByStem(vocabulary, fields.flatMap(valuesOf));
      return forms.get(vocabulary.stemOf(word)) ?? [];
    },
  };
}

/** Visitors give up equipment before a model, and a model before a fuel, a town or a price. */
const weights = { equipment: textWeight - 1, other: textWeight + 1 };

const maxNumber = 2 ** 31 - 1;

function conditionOf(span: WordSpan, words: readonly string[]): readonly MeantCondition[] {
  const condition = toCondition(span);
  if (condition === undefined) return [];
  const weight =
    span.kind === 'values' && span.field === 'equipment' ? weights.equipment : weights.other;
  return [{ words: words.slice(span.at, span.at + span.length).join(' '), condition, weight }];
}

function toCondition(span: WordSpan): Condition | undefined {
  switch (span.kind) {
    case 'values':
      return { kind: 'any', field: wireName(span.field), values: span.values };
    case 'range': {
      const { low = -maxNumber, high = maxNumber } = span;
      return {
        kind: 'between',
        field: wireName(span.field),
        low: Math.min(low, maxNumber),
        high: Math.min(high, maxNumber),
      };
    }
    case 'filler':
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
