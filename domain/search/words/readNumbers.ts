import { type NumberWords, wordKey } from './vocabulary.ts';
import type { WordSpan } from './wordSpan.ts';

/** The values of a field in the index. */
export type KnownTexts = (field: string) => readonly string[];

/** A number with its unit, and the index of the word after it. */
interface Quantity {
  readonly value: number;
  readonly unit: 'money' | 'distance' | 'power' | undefined;
  readonly to: number;
}

const fields = { money: 'price', distance: 'mileage', power: 'power' } as const;
const yearField = 'year';
const seatsField = 'seats';
const units = ['money', 'distance', 'power'] as const;

/** No phrase is longer: `no more than`. */
const maxPhrase = 4;

/** Below it, a number without a unit is no price: `under 5`. */
const lowestPrice = 1000;

/** The bounds and numbers of seats in a text, from left to right: `under 300 000 kr`, `7-sits`. */
export function readNumbers(
  words: readonly string[],
  numbers: NumberWords,
  known: KnownTexts,
): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let at = 0; at < words.length; ) {
    const span = readBetween(words, at, numbers, known) ?? readBound(words, at, numbers, known);
    const found = span ?? readSeats(words, at, numbers, known);
    if (found) spans.push(found);
    at += found?.length ?? 1;
  }
  return spans;
}

/** The number of words of a phrase that starts at a word; the longest first. */
function phraseAt(words: readonly string[], at: number, phrases: ReadonlySet<string>): number {
  for (let length = Math.min(maxPhrase, words.length - at); length > 0; length -= 1)
    if (phrases.has(wordKey(words.slice(at, at + length).join(' ')))) return length;
  return 0;
}

/** `100000-200000`, `2018–2020`, `between 10 000 and 20 000`. */
function readBetween(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
  known: KnownTexts,
): WordSpan | undefined {
  const [, from = '', to = '', rest = ''] =
    /^(\d[\d.]*)[-–](\d[\d.]*)(\D*)$/u.exec(words[at] ?? '') ?? [];
  if (from !== '' && to !== '') {
    const pair = [from, `${to}${rest}`, ...words.slice(at + 1)];
    const high = readQuantity(pair, 1, numbers);
    const low = high && {
      ...high,
      value: matchScale(Number(from.replaceAll('.', '')), high.value),
    };
    return low && rangeSpan(at, at + high.to - 1, low, high, known);
  }
  const before = phraseAt(words, at, numbers.between);
  const low = before > 0 ? readQuantity(words, at + before, numbers) : undefined;
  const joint = low ? phraseAt(words, low.to, numbers.and) : 0;
  const high = low && joint > 0 ? readQuantity(words, low.to + joint, numbers) : undefined;
  if (!low || !high) return undefined;
  return rangeSpan(at, high.to, { ...low, value: matchScale(low.value, high.value) }, high, known);
}

/** In `100-200 tkr`, both are thousands. */
function matchScale(low: number, high: number): number {
  return high >= lowestPrice * 10 && low < lowestPrice ? low * 1000 : low;
}

/** `under 300000`, `300 000 kr`, `från 2020`, `2020 or newer`. */
function readBound(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
  known: KnownTexts,
): WordSpan | undefined {
  const most = phraseAt(words, at, numbers.atMost);
  const least = phraseAt(words, at, numbers.atLeast);
  const quantity = readQuantity(words, at + Math.max(most, least), numbers);
  if (!quantity) return undefined;
  const isMost = most > 0 && most >= least;
  if (isMost || least > 0)
    return isMost
      ? rangeSpan(at, quantity.to, undefined, quantity, known)
      : rangeSpan(at, quantity.to, quantity, undefined, known);
  const more = phraseAt(words, quantity.to, numbers.orMore);
  if (more > 0 || /\d\+$/.test(words[at] ?? ''))
    return rangeSpan(at, quantity.to + more, quantity, undefined, known);
  const less = phraseAt(words, quantity.to, numbers.orLess);
  // A price alone is a budget.
  if (less > 0 || (quantity.unit === 'money' && quantity.value >= lowestPrice))
    return rangeSpan(at, quantity.to + less, undefined, quantity, known);
  return undefined;
}

function rangeSpan(
  at: number,
  to: number,
  low: Quantity | undefined,
  high: Quantity | undefined,
  known: KnownTexts,
): WordSpan | undefined {
  const place = { at, length: to - at };
  const unit = high?.unit ?? low?.unit;
  const ends = [low?.value, high?.value].flatMap((value) => value ?? []);
  if (unit === undefined && ends.every(isYear)) {
    const fits = (year: number) => year >= (low?.value ?? year) && year <= (high?.value ?? year);
    const values = known(yearField).filter((text) => fits(Number(text)));
    return values.length > 0 ? { ...place, kind: 'values', field: yearField, values } : undefined;
  }
  if (unit === undefined && Math.max(...ends) < lowestPrice) return undefined;
  const field = fields[unit ?? 'money'];
  return { ...place, kind: 'range', field, low: low?.value, high: high?.value };
}

function isYear(value: number): boolean {
  return value >= 1980 && value < 2100;
}

/** `300000`, `300 000 kr`, `300tkr`, `€10.000`, `15k`. */
function readQuantity(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
): Quantity | undefined {
  const word = (words[at] ?? '').replace(/[,;+]+$/u, '');
  const [, sign = '', digits = '', end = ''] =
    /^([€£$]?)(\d{1,3}(?:[.,'’]\d{3})+|\d+)(:-|\D*)$/u.exec(word) ?? [];
  if (digits === '') return undefined;
  let value = digits.replaceAll(/\D/g, '');
  let to = at + 1;
  if (end === '' && value.length <= 3)
    for (let more = /^\d{3}(?=\D*$)/.exec(words[to] ?? ''); more; ) {
      value += more[0];
      const rest = (words[to] ?? '').slice(3);
      to += 1;
      if (rest !== '') return withUnit(words, to, Number(value), sign || rest, numbers);
      more = /^\d{3}(?=\D*$)/.exec(words[to] ?? '');
    }
  return withUnit(words, to, Number(value), sign || end, numbers);
}

/** Adds the unit behind a number: a suffix of it, or the next words. */
function withUnit(
  words: readonly string[],
  from: number,
  number: number,
  suffix: string,
  numbers: NumberWords,
): Quantity | undefined {
  let value = number;
  let to = from;
  let unit = suffix === ':-' ? ('money' as const) : unitOf(suffix, numbers);
  const isThousands = suffix !== '' && numbers.thousand.has(wordKey(suffix));
  if (suffix !== '' && !isThousands && unit === undefined) return undefined;
  if (isThousands || numbers.thousand.has(wordKey(words[to] ?? ' '))) {
    value *= 1000;
    if (!isThousands) to += 1;
  }
  const next = unit === undefined ? unitOf(words[to] ?? '', numbers) : undefined;
  if (next !== undefined) to += 1;
  unit ??= next ?? (value !== number ? 'money' : undefined);
  return { value, unit, to };
}

function unitOf(text: string, numbers: NumberWords): Quantity['unit'] {
  const key = wordKey(text.replace(/[,;]+$/u, ''));
  return key === '' ? undefined : units.find((unit) => numbers[unit].has(key));
}

/** `7-sits`, `7 seater`, `seven seats`, `seitsemänpaikkainen`. */
function readSeats(
  words: readonly string[],
  at: number,
  { seats, numbers }: NumberWords,
  known: KnownTexts,
): WordSpan | undefined {
  for (const length of [2, 1]) {
    const text = wordKey(words.slice(at, at + length).join(' '));
    const count = [...numbers, ...digits].find(
      ([word]) => text.startsWith(word) && seats.has(text.slice(word.length)),
    )?.[1];
    if (at + length <= words.length && count !== undefined && known(seatsField).includes(count))
      return { at, length, kind: 'values', field: seatsField, values: [count] };
  }
  return undefined;
}

const digits = Array.from('23456789', (digit) => [digit, digit] as const);
