import type { Facet } from './facet.ts';
import type { Filters } from './filters.ts';
import { type ChosenValue, withValue } from './filterValues.ts';
import { type KnownValue, knownValues } from './knownValues.ts';
import { compactText, cutText, foldText, groupByText, lowerText, tidyText } from './searchText.ts';

/** What somebody typed, taken apart. */
export interface RecognisedWords {
  /** The words that are no filter, as they were typed. */
  readonly keyphrase: string;
  /** Values of facets, as the index writes them. */
  readonly filters: Filters;
}

/** No value has more words; people who take `Mercedes-Benz GLC 43` apart type as many. */
const mostWords = 6;

/** Numbers that stand for themselves. */
const yearName = 'car_year';

/**
 * Finds the values of facets among what somebody typed: the longest first, each word once, `XC 60` as
 * well as `xc60`, and without accents where only one value can be meant. A model brings its brand
 * along. A number is a model only beside its brand. What could mean several things stays a word.
 */
export function recogniseWords(text: string, facets: readonly Facet[]): RecognisedWords {
  const words = cutText(tidyText(text)).split(' ').filter(Boolean);
  const spans = resolveSpans(findSpans(words, vocabularyOf(facets)));
  const taken = new Set(
    spans.flatMap(({ at, length }) => [...Array(length).keys()].map((i) => at + i)),
  );
  return {
    keyphrase: words.filter((_, place) => !taken.has(place)).join(' '),
    filters: spans.flatMap(({ values }) => values).reduce<Filters>(withValue, {}),
  };
}

/** Words that are spelled like values. */
interface Span {
  readonly at: number;
  readonly length: number;
  readonly isNumber: boolean;
  /** What is spelled so. */
  readonly candidates: readonly KnownValue[];
}

/** Words that mean a value, and the value above it. */
interface ResolvedSpan {
  readonly at: number;
  readonly length: number;
  readonly values: readonly ChosenValue[];
}

/** A way of spelling, with what is spelled by it. */
interface Spelling {
  readonly spell: (text: string) => string;
  readonly values: ReadonlyMap<string, readonly KnownValue[]>;
}

/** From the exact spelling to the lenient one. */
const spellings = [lowerText, compactText, (text: string) => foldText(compactText(text))];

function vocabularyOf(facets: readonly Facet[]): readonly Spelling[] {
  const known = knownValues(facets);
  return spellings.map((spell) => ({
    spell,
    values: groupByText(known, ({ value }) => spell(tidyText(value))),
  }));
}

/** The spans without overlaps, longest first, then from the left. */
function findSpans(words: readonly string[], vocabulary: readonly Spelling[]): readonly Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(mostWords, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      if (spans.some((span) => at < span.at + span.length && span.at < at + length)) continue;
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
  // Two numbers side by side are no third one.
  if (isNumber && words.length > 1) return undefined;
  // A mark by itself would be lost in the spelling without marks.
  const isLenient = letters.every(Boolean);
  for (const { spell, values } of isLenient ? vocabulary : vocabulary.slice(0, 1)) {
    const candidates = values.get(spell(text));
    if (candidates) return { at, length: words.length, isNumber, candidates };
  }
  return undefined;
}

/** What the spans mean: first those that say it by themselves, then those beside their parents. */
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

/** What a span means wherever it stands. A brand that has a model of its own name means the brand. */
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
