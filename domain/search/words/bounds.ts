import { phraseAt } from './phrases.ts';
import { type Quantity, readQuantity } from './quantity.ts';
import type { NumberWords } from './vocabulary.ts';

/** A number in words, and what is said about it. */
export interface BoundNumber {
  readonly kind: 'most' | 'least' | 'newer' | 'older' | 'around' | 'plain';
  readonly quantity: Quantity;
  /** The index of the word after it. */
  readonly to: number;
}

/** Two numbers and what is between them. */
export interface NumberPair {
  readonly kind: 'pair';
  readonly low: Quantity;
  readonly high: Quantity;
  readonly to: number;
}

const kinds = {
  atMost: 'most',
  atLeast: 'least',
  newer: 'newer',
  older: 'older',
  around: 'around',
} as const;

const names = ['atMost', 'atLeast', 'newer', 'older', 'around'] as const;

/** `under 300000`, `300 000 kr max`, `2020 or newer`, `around 15k`, or a number alone. */
export function readBoundNumber(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
): BoundNumber | undefined {
  const before = readBoundWords(words, at, numbers);
  const quantity = readQuantity(words, at + (before?.length ?? 0), numbers);
  if (!quantity) return undefined;
  const { to } = quantity;
  if (before) return { kind: before.kind, quantity, to };
  const more = behindNumber(words, to, numbers, 'orMore');
  if (more > to || quantity.isOpen) return { kind: 'least', quantity, to: more };
  const less = behindNumber(words, to, numbers, 'orLess');
  if (less > to) return { kind: 'most', quantity, to: less };
  const behind = readBoundWords(words, to, numbers);
  // `200000 max`, but in `golf 2020 max 200000` the word belongs to the next number.
  if (behind && !readQuantity(words, to + behind.length, numbers))
    return { kind: behind.kind, quantity, to: to + behind.length };
  return { kind: 'plain', quantity, to };
}

/** The end of a phrase behind a number, with a word such as `model` between them. */
function behindNumber(
  words: readonly string[],
  to: number,
  { bounds, about }: NumberWords,
  name: 'orMore' | 'orLess',
): number {
  const ends = [to, to + phraseAt(words, to, about)].map(
    (at) => [at, phraseAt(words, at, bounds[name])] as const,
  );
  const [at, length] = ends.find(([, found]) => found > 0) ?? [to, 0];
  return at + length;
}

/** The longest words for a bound that start at a word. */
export function readBoundWords(words: readonly string[], at: number, { bounds }: NumberWords) {
  const found = names.map((name) => ({
    kind: kinds[name],
    length: phraseAt(words, at, bounds[name]),
  }));
  const longest = found.reduce((one, other) => (other.length > one.length ? other : one));
  return longest.length > 0 ? longest : undefined;
}

/** `100-200 tkr`, `2018 – 2020`, `from 10 000 to 20 000`, `between 5 and 10 grand`. */
export function readNumberPair(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
): NumberPair | undefined {
  const glued = splitPair(words, at);
  const before = glued ? 0 : startAt(words, at, numbers.bounds);
  const all = glued ?? words;
  const low = readQuantity(all, at + before, numbers);
  if (!low) return undefined;
  const joint = jointAt(all, low.to, numbers.bounds, phraseAt(all, at, numbers.bounds.between) > 0);
  const high = joint > 0 ? readQuantity(all, low.to + joint, numbers) : undefined;
  if (!high || !arePair(low, high)) return undefined;
  const after = phraseAt(all, high.to, numbers.bounds.between);
  // A glued pair became three words.
  return { kind: 'pair', ...inSameUnit(low, high), to: high.to + after - (glued ? 2 : 0) };
}

/** `100-200tkr` as three words. */
function splitPair(words: readonly string[], at: number): readonly string[] | undefined {
  const [, from = '', to = ''] =
    /^([€£$]?\d[\d.,]*\D{0,4})[-–](\D?\d.*)$/u.exec(words[at] ?? '') ?? [];
  return from === '' ? undefined : [...words.slice(0, at), from, '-', to, ...words.slice(at + 1)];
}

/** `between`, or the `from` before the lower of two numbers. */
function startAt(words: readonly string[], at: number, bounds: NumberWords['bounds']): number {
  return phraseAt(words, at, bounds.between) || phraseAt(words, at, bounds.atLeast);
}

/** The words of a number with its unit and one more: `15 000 euron välillä`. */
const longestNumber = 4;

/** `and` joins two numbers only after `between`, or before it in Finnish. */
function jointAt(
  words: readonly string[],
  at: number,
  bounds: NumberWords['bounds'],
  isBetween: boolean,
): number {
  const to = phraseAt(words, at, bounds.to);
  const and = phraseAt(words, at, bounds.and);
  if (to > 0) return to;
  const behind = words.slice(at + and, at + and + longestNumber);
  const isBehind = behind.some((_, more) => phraseAt(behind, more, bounds.between) > 0);
  return isBetween || isBehind ? and : 0;
}

/** In `from 2020 to 200 000`, the numbers are a year and a price. */
function arePair(low: Quantity, high: Quantity): boolean {
  // `£200 to £300 a month`
  const isPaid = low.unit?.kind === 'money' && high.unit?.kind === 'moneyPerMonth';
  if (low.unit && low.unit.kind !== high.unit?.kind && !isPaid) return false;
  return (
    low.unit !== undefined || high.unit !== undefined || isYear(low.number) === isYear(high.number)
  );
}

/** From it on, a number beside one without a word for thousands isn't one of thousands. */
const highestShort = 1000;

/** In `100-200 tkr` and `5-10000 kr`, both are thousands, but in `500-10000 kr`, the first isn't. */
function inSameUnit(low: Quantity, high: Quantity) {
  const isShort = low.number < highestShort && high.number >= 10 * highestShort;
  const isBelow = low.number * 1000 <= high.number;
  const isThousands = !low.isThousands && isBelow && (high.isThousands || isShort);
  const number = isThousands ? low.number * 1000 : low.number;
  return { low: { ...low, number, unit: low.unit ?? high.unit }, high };
}

/** Whether a number without a unit is a year. */
export function isYear(number: number): boolean {
  return Number.isInteger(number) && number >= 1980 && number < 2100;
}
