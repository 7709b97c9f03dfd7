import type { Facet } from './facet.ts';
import { filterRow } from './facets.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, valuesOf, withValue, withValues } from './filterValues.ts';
import { type KnownValue, knownValues } from './knownValues.ts';
import { rangeOfValues, valuesOfRange } from './rangeFacets.ts';
import { compactText, cutText, foldText, groupByText, lowerText, tidyText } from './searchText.ts';
import { noVocabulary, type Vocabulary } from './words/vocabulary.ts';
import { createWordReader } from './words/wordReader.ts';
import { overlap, type WordPlace, type WordSpan, wordsOutside } from './words/wordSpan.ts';

/** A typed text, split into filters and keyphrase. */
export interface RecognisedWords {
  /** The words that match no filter, as typed. */
  readonly keyphrase: string;
  /** Facet values, as written in the index. */
  readonly filters: Filters;
  /** The order that the words name, if the list has it. */
  readonly sortName?: string | undefined;
}

/** No value is longer, even if `Mercedes-Benz GLC 43` is typed in separate words. */
const maxWords = 6;

/** The facet whose numbers are unambiguous. */
const yearName = 'year';

const equipmentName = 'equipment';

/** The facet of reduced prices. */
const reducedName = 'isReduced';

/**
 * Finds filters in a typed text: bounds of numbers, facet values, and their synonyms in the vocabulary, the
 * longest first. Each word is used at most once. `XC 60` and `xc60` are equal, and accents are
 * ignored if only one value matches. A model includes its brand. A number is a model only next to its
 * brand. Ambiguous words stay in the keyphrase, words that say nothing about a car don't.
 */
export function recogniseWords(
  text: string,
  facets: readonly Facet[],
  vocabulary: Vocabulary = noVocabulary,
  sortNames: readonly string[] = [],
): RecognisedWords {
  const known = knownValues(facets);
  const reader = createWordReader(vocabulary, (field) =>
    known.flatMap(({ name, value }) => (name === field ? [value] : [])),
  );
  const words = reader.expand(cutText(tidyText(text)).split(' ').filter(Boolean));
  const numbers = reader.numbers(words).map((span) => payable(span, facets));
  const bounds = numbers.filter((span) => isFilter(span, facets));
  const phrases = reader.meanings(words, numbers).filter(({ kind }) => kind !== 'filler');
  const spellings = spellingsOf(known.filter(({ name }) => isTyped(name)));
  const spans = resolveSpans(
    findSpans(words, numbers, spellings).filter(
      (span) => !phrases.some((phrase) => overlap(phrase, span) && outweighs(phrase, span, facets)),
    ),
  );
  const meanings = reader
    .meanings(words, [...numbers, ...spans])
    .filter((span) =>
      span.kind === 'sort' ? sortNames.includes(span.sortName) : isFilter(span, facets),
    );
  const values = [
    ...spans.flatMap((span) => span.values),
    ...[...bounds, ...meanings].flatMap(chosenIn),
  ];
  const sortName = sortsIn(words, meanings, vocabulary).find((name) => sortNames.includes(name));
  return {
    ...(sortName !== undefined && { sortName }),
    keyphrase: wordsOutside(words, [...bounds, ...spans, ...meanings]).join(' '),
    filters: filtersOf(values, [...bounds, ...meanings], facets),
  };
}

function filtersOf(
  values: readonly ChosenValue[],
  spans: readonly WordSpan[],
  facets: readonly Facet[],
): Filters {
  return spans.reduce<Filters>(
    (filters, span) => withBound(filters, span, facets),
    values.reduce<Filters>(withValue, {}),
  );
}

/** A campaign may have the name of a longer phrase or of what the tables call reduced. */
function outweighs(phrase: WordSpan, span: WordPlace, facets: readonly Facet[]): boolean {
  if (phrase.length > span.length) return true;
  return phrase.kind === 'values' && phrase.field === reducedName && isFilter(phrase, facets);
}

/** The sort orders that words with a meaning ask for. */
function sortsIn(
  words: readonly string[],
  meanings: readonly WordPlace[],
  { keysOf, sorts }: Vocabulary,
): readonly string[] {
  const texts = meanings.map(({ at, length }) => words.slice(at, at + length).join(' '));
  return texts.flatMap(keysOf).flatMap((key) => sorts.get(key) ?? []);
}

/** What is paid by the month is leasing where lists don't show what loans cost. */
function payable(span: WordSpan, facets: readonly Facet[]): WordSpan {
  const has = (field: string) => facets.some(({ name }) => name === field);
  if (span.kind !== 'range' || span.field !== 'loan' || has('loan')) return span;
  return has('privateLeasing') ? { ...span, field: 'privateLeasing' } : span;
}

/** Whether visitors type the values of a filter as the index spells them. */
function isTyped(name: string): boolean {
  return name !== equipmentName && filterRow(name)?.only === undefined;
}

/**
 * Whether a meaning is a filter of the list. Equipment stays in the keyphrase, because all of it is wanted
 * and the values of a filter are alternatives.
 */
function isFilter(span: WordSpan, facets: readonly Facet[]): boolean {
  if (span.kind === 'filler') return true;
  if (
    span.kind === 'ignored' ||
    span.kind === 'sort' ||
    span.kind === 'quoted' ||
    (span.kind === 'values' && span.values.length === 0)
  )
    return false;
  const kind = span.kind === 'range' ? 'range' : 'choice';
  if (span.field === equipmentName) return false;
  return facets.some((facet) => facet.kind === kind && facet.name === span.field);
}

function chosenIn(span: WordSpan): readonly ChosenValue[] {
  if (span.kind !== 'values') return [];
  return span.values.map((value) => ({ name: span.field, value }));
}

/** Adds a bound to the range; one that includes everything filters nothing. */
function withBound(filters: Filters, span: WordSpan, facets: readonly Facet[]): Filters {
  const facet = facets.find(({ name }) => span.kind === 'range' && name === span.field);
  if (span.kind !== 'range' || facet?.kind !== 'range') return filters;
  const before = rangeOfValues(valuesOf(filters, facet.name));
  // A budget has no lower end, and is kept even if all cars are within it: not all have a loan.
  const isBudget = facet.name === 'loan';
  const { low: from, high: to } = before ?? { low: isBudget ? 0 : facet.min, high: facet.max };
  const low = span.low === undefined || (before && from > span.low) ? from : span.low;
  const high = span.high === undefined || (before && to < span.high) ? to : span.high;
  if (low <= facet.min && high >= facet.max && !isBudget)
    return withValues(filters, facet.name, []);
  // Beyond the bounds, nothing is found, and not the nearest car.
  const range = { low: Math.min(low, span.high ?? low), high: Math.max(high, span.low ?? high) };
  return withValues(filters, facet.name, valuesOfRange(range));
}

/** Words that are spelled like a value. */
interface Span {
  readonly at: number;
  readonly length: number;
  readonly isNumber: boolean;
  /** All values with this spelling. */
  readonly candidates: readonly KnownValue[];
}

/** Words that mean a value, and that value with its parent. */
interface ResolvedSpan {
  readonly at: number;
  readonly length: number;
  readonly values: readonly ChosenValue[];
}

/** A normalisation of texts, with the values by normalised text. */
interface Spelling {
  readonly spell: (text: string) => string;
  readonly values: ReadonlyMap<string, readonly KnownValue[]>;
}

/** From the strictest to the most lenient. */
const spellings = [lowerText, compactText, (text: string) => foldText(compactText(text))];

function spellingsOf(known: readonly KnownValue[]): readonly Spelling[] {
  return spellings.map((spell) => ({
    spell,
    values: groupByText(known, ({ value }) => spell(tidyText(value))),
  }));
}

/** Spans without overlaps, the longest first, then from left to right. */
function findSpans(
  words: readonly string[],
  taken: readonly WordPlace[],
  vocabulary: readonly Spelling[],
): readonly Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(maxWords, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const place = { at, length };
      if ([...taken, ...spans].some((span) => overlap(span, place))) continue;
      const span = readSpan(words.slice(at, at + length), at, vocabulary);
      if (span) spans.push(span);
    }
  }
  return spans;
}

function readSpan(
  words: readonly string[],
  at: number,
  vocabulary: readonly Spelling[],
): Span | undefined {
  const text = words.join(' ');
  const letters = words.map(compactText);
  const isNumber = /^\p{N}+$/u.test(letters.join(''));
  // Two adjacent numbers don't form a third one.
  if (isNumber && words.length > 1) return undefined;
  // A word of punctuation only would be lost in the lenient spellings.
  const isLenient = letters.every(Boolean);
  for (const { spell, values } of isLenient ? vocabulary : vocabulary.slice(0, 1)) {
    const candidates = values.get(spell(text));
    if (candidates) return { at, length: words.length, isNumber, candidates };
  }
  return undefined;
}

/** Resolves the unambiguous spans first, then those next to their parents. */
function resolveSpans(spans: readonly Span[]): readonly ResolvedSpan[] {
  const clear = spans.flatMap((span) => {
    const meant = meantAlone(span);
    return meant ? [{ ...span, meant }] : [];
  });
  return spans.flatMap((span) => {
    const beside = clear.filter(
      ({ at, length }) => at + length === span.at || at === span.at + span.length,
    );
    return resolve(
      span,
      beside.map(({ meant }) => meant),
    );
  });
}

function resolve(span: Span, beside: readonly KnownValue[]): readonly ResolvedSpan[] {
  for (const parent of beside) {
    const child = span.candidates.find((candidate) => isBelow(candidate, parent));
    if (child) return [{ ...span, values: [child, parent] }];
  }
  const meant = meantAlone(span);
  if (!meant) return [];
  return [{ ...span, values: meant.parents.length === 1 ? [meant, ...meant.parents] : [meant] }];
}

/** The meaning of a span on its own. If a brand has a model with its name, the brand is meant. */
function meantAlone({ candidates, isNumber }: Span): KnownValue | undefined {
  const [meant, ...others] = candidates.filter(
    (candidate) => !candidates.some((other) => isBelow(candidate, other)),
  );
  if (!meant || others.length > 0) return undefined;
  return isNumber && meant.name !== yearName ? undefined : meant;
}

function isBelow(child: KnownValue, { name, value }: ChosenValue): boolean {
  return child.parents.some((parent) => parent.name === name && parent.value === value);
}
