import {
  type BoundNumber,
  isYear,
  type NumberPair,
  readBoundNumber,
  readNumberPair,
} from './bounds.ts';
import type { KnownTexts, NumberContext } from './numberContext.ts';
import { phraseAt } from './phrases.ts';
import type { Quantity } from './quantity.ts';
import { readSeats } from './readSeats.ts';
import { electricRangeOf, mileageOf, type UnitKind } from './units.ts';
import { type NumberWords, wordKey } from './vocabulary.ts';
import type { WordMeaning, WordSpan } from './wordSpan.ts';
import type { BoundField } from './wordTable.ts';

/** The bounds and numbers of seats in a text, from left to right: `under 300 000 kr`, `7-sits`. */
export function readNumbers(words: readonly string[], context: NumberContext): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readRange(words, at, context) ?? readSeats(words, at, context);
    if (found) spans.push(found);
    at += found?.length ?? 1;
  }
  return spans;
}

type Found = BoundNumber | NumberPair;

/** A word for the filter that a number bounds. */
interface About {
  readonly field: BoundField;
  readonly to: number;
}

function readRange(
  words: readonly string[],
  at: number,
  context: NumberContext,
): WordSpan | undefined {
  const before = aboutAt(words, at, context);
  const start = before ? skipFillers(words, before.to, context.numbers) : at;
  const found = readFound(words, start, context);
  if (!found) return undefined;
  const about = before ?? aboutBehind(words, found.to, context);
  const named = about && meaningOf(found, about.field, context);
  if (named) return { at, length: Math.max(found.to, about.to) - at, ...named };
  const meaning = before ? undefined : meaningOf(found, undefined, context);
  return meaning && { at, length: found.to - at, ...meaning };
}

function readFound(words: readonly string[], at: number, { numbers }: NumberContext) {
  return readNumberPair(words, at, numbers) ?? readBoundNumber(words, at, numbers);
}

function aboutAt(
  words: readonly string[],
  at: number,
  { numbers, isName }: NumberContext,
): About | undefined {
  const length = phraseAt(words, at, numbers.about);
  const field = numbers.about.get(wordKey(words.slice(at, at + length).join(' ')));
  return field === undefined || isName(words, at) ? undefined : { field, to: at + length };
}

/** As in `range of at least`. */
const maxFillers = 2;

function skipFillers(words: readonly string[], from: number, { fillers, bounds }: NumberWords) {
  const isSkipped = (at: number) =>
    at < from + maxFillers &&
    fillers.has(wordKey(words[at] ?? ' ')) &&
    phraseAt(words, at, bounds.atMost) + phraseAt(words, at, bounds.atLeast) === 0;
  let at = from;
  while (isSkipped(at)) at += 1;
  return at;
}

/** `300 mile range`, `400 km of range`, but not a word that belongs to the next number. */
function aboutBehind(
  words: readonly string[],
  from: number,
  context: NumberContext,
): About | undefined {
  const about =
    aboutAt(words, from, context) ??
    aboutAt(words, skipFillers(words, from, context.numbers), context);
  const next = about && readFound(words, skipFillers(words, about.to, context.numbers), context);
  return next && meaningOf(next, about.field, context) ? undefined : about;
}

function meaningOf(
  found: Found,
  about: BoundField | undefined,
  { numbers, known }: NumberContext,
): WordMeaning | undefined {
  const field = fieldOf(found, about);
  const quantities = found.kind === 'pair' ? [found.low, found.high] : [found.quantity];
  if (field === undefined) return undefined;
  if (field === 'year') return yearsOf(found, quantities, about, known);
  const values = quantities.map((quantity) => valueIn(field, quantity, numbers));
  const ends = endsOf(found, field, values, about);
  const isSensible = quantities.every(({ unit }, at) => isIn(field, values[at] ?? 0, unit?.kind));
  return ends && isSensible ? { kind: 'range', field, ...ends } : undefined;
}

/** In kilometres: nobody looks for a car that has been driven at least so little. */
const longestRange = 1000;

function fieldOf(found: Found, about: BoundField | undefined): BoundField | undefined {
  const { number, unit, isThousands } = found.kind === 'pair' ? found.high : found.quantity;
  if (unit === undefined) return about ?? (isYear(number) && !isThousands ? 'year' : 'price');
  const [likely, ...others] = fieldsOf[unit.kind];
  if (about !== undefined) return [likely, ...others].find((field) => field === about);
  const isLower = found.kind === 'least' || found.kind === 'plain';
  return isLower && unit.kind === 'distance' && number * unit.factor <= longestRange
    ? 'electricRange'
    : likely;
}

/** The fields that numbers with a unit bound, the most likely first. */
const fieldsOf = {
  money: ['price', 'loan', 'privateLeasing'],
  moneyPerMonth: ['loan', 'privateLeasing'],
  distance: ['mileage', 'electricRange'],
  power: ['power'],
  weight: ['towingWeight'],
  age: ['year'],
} as const satisfies Readonly<Record<UnitKind, readonly BoundField[]>>;

function valueIn(
  field: BoundField,
  { number, unit }: Quantity,
  { distanceUnit }: NumberWords,
): number {
  const value = number * (unit?.factor ?? 1);
  if (unit?.kind !== 'distance') return Math.round(value);
  const convert = field === 'electricRange' ? electricRangeOf : mileageOf;
  return Math.round(convert(value, distanceUnit));
}

/** Other numbers make no sense for the filter, so that they mean something else. */
function isIn(field: Exclude<BoundField, 'year'>, value: number, unit: UnitKind | undefined) {
  const [least, most] = sensible[field];
  return value <= most && (value >= least || (field === 'price' && unit === 'money'));
}

const sensible = {
  price: [1000, 1e9],
  mileage: [0, 1e7],
  electricRange: [10, 2000],
  power: [10, 2000],
  towingWeight: [100, 10_000],
  loan: [20, 100_000],
  privateLeasing: [20, 100_000],
} as const;

/** A number alone is the most that a visitor wants to pay or to have been driven, or the least that is enough. */
const isBudget = {
  price: true,
  mileage: true,
  loan: true,
  privateLeasing: true,
  electricRange: false,
  power: false,
  towingWeight: false,
} as const;

interface Ends {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** A number that is approximate may differ by this share. */
const tolerance = 0.2;

function endsOf(
  { kind, ...found }: Found,
  field: Exclude<BoundField, 'year'>,
  [one = 0, other = one]: readonly number[],
  about: BoundField | undefined,
): Ends | undefined {
  switch (kind) {
    case 'pair':
      return { low: Math.min(one, other), high: Math.max(one, other) };
    case 'around':
      return { low: Math.round(one * (1 - tolerance)), high: Math.round(one * (1 + tolerance)) };
    case 'most':
    case 'older':
      return { high: one };
    case 'least':
    case 'newer':
      return { low: one };
    case 'plain': {
      if (!('quantity' in found)) return undefined;
      const { unit, isThousands } = found.quantity;
      if (unit === undefined && !isThousands && about === undefined) return undefined;
      return isBudget[field] ? { high: one } : { low: one };
    }
  }
}

function yearsOf(
  { kind }: Found,
  quantities: readonly Quantity[],
  about: BoundField | undefined,
  known: KnownTexts,
): WordMeaning | undefined {
  const years = known('year').map(Number);
  const [one, other = one] = quantities;
  if (!one || !other) return undefined;
  // The age of a car counts from the newest ones.
  const isAge = one.unit?.kind === 'age';
  const numbers = [one, other].map(({ number }) => (isAge ? Math.max(...years) - number : number));
  const ends = yearEnds(kind, Math.min(...numbers), Math.max(...numbers), isAge);
  const isNamed = about !== undefined || (isAge && one.unitLength > 1);
  if (kind === 'plain' && !isNamed) return undefined;
  const values = known('year').filter(
    (year) => Number(year) >= (ends.low ?? 0) && Number(year) <= (ends.high ?? Infinity),
  );
  return values.length > 0 ? { kind: 'values', field: 'year', values } : undefined;
}

function yearEnds(kind: Found['kind'], low: number, high: number, isAge: boolean): Ends {
  switch (kind) {
    case 'pair':
      return { low, high };
    case 'around':
      return { low: low - 1, high: high + 1 };
    case 'most':
      return isAge ? { low } : { high };
    case 'least':
      return isAge ? { high } : { low };
    case 'newer':
      return { low };
    case 'older':
      return { high };
    case 'plain':
      return isAge ? { low } : { low, high };
  }
}
