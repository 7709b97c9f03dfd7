import type { Unit } from './units.ts';
import { type NumberWords, wordKey } from './vocabulary.ts';

/** A number with its unit. */
export interface Quantity {
  readonly number: number;
  readonly unit: Unit | undefined;
  /** The number of words of the unit, without one that is glued to the number. */
  readonly unitLength: number;
  /** Whether thousands were counted: `200 tkr`, `15k`. */
  readonly isThousands: boolean;
  /** Whether more is meant as well: `300+`, `2020-`. */
  readonly isOpen: boolean;
  /** The index of the word after it. */
  readonly to: number;
}

/** `300000`, `300 000 kr`, `300tkr`, `€10.000`, `12.5k`, `kr 200 000`, `twenty grand`. */
export function readQuantity(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
): Quantity | undefined {
  const spelled = readSpelled(words, at, numbers);
  if (spelled) return spelled;
  const word = tidy(words[at] ?? '');
  const [, sign = '', digits = '', end = ''] =
    /^([€£$]?)(\d{1,3}(?:[.,'’]\d{3})+|\d+(?:[.,]\d{1,2})?)(:-|,-|\D*)$/u.exec(word) ?? [];
  if (digits !== '') {
    const joined = end === '' ? joinThousands(words, at, digits) : undefined;
    const { text, rest, to } = joined ?? { text: plain(digits), rest: end, to: at + 1 };
    const isOpen = /[^:,][+-]$|^[+-]$/u.test(rest);
    const suffix = isOpen ? rest.slice(0, -1) : rest;
    return withUnit(words, to, { number: Number(text), sign, suffix, isOpen }, numbers);
  }
  // A currency before its number; the `E` of a Mercedes isn't one.
  const unit = /^\w$/.test(word) ? undefined : numbers.units.get(unitKey(word));
  const amount = unit?.kind === 'money' ? readQuantity(words, at + 1, numbers) : undefined;
  const paid = amount?.unit ?? unit;
  const isMoney = paid?.kind === 'money' || paid?.kind === 'moneyPerMonth';
  return amount && isMoney ? { ...amount, unit: paid } : undefined;
}

/** A number in words before a word for thousands: nobody spells other numbers out. */
function readSpelled(
  words: readonly string[],
  at: number,
  numbers: NumberWords,
): Quantity | undefined {
  const key = wordKey(words[at] ?? '');
  for (const [word, digits] of numbers.numbers) {
    if (!key.startsWith(word)) continue;
    const found = {
      number: Number(digits),
      sign: '',
      suffix: key.slice(word.length),
      isOpen: false,
    };
    const quantity = withUnit(words, at + 1, found, numbers);
    if (quantity?.isThousands) return quantity;
  }
  return undefined;
}

/** Thousands are separated by spaces: `300 000`. */
function joinThousands(words: readonly string[], at: number, digits: string) {
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  let text = digits;
  for (let to = at + 1; ; to += 1) {
    const [, more, rest = ''] = /^(\d{3})(\D*)$/u.exec(tidy(words[to] ?? '')) ?? [];
    if (more === undefined) return { text, rest: '', to };
    text += more;
    if (rest !== '') return { text, rest, to: to + 1 };
  }
}

/** A word without the punctuation of a sentence. */
function tidy(word: string): string {
  return word.replace(/[,;.!?]+$/u, '');
}

/** Without separators of thousands; a comma or dot before fewer digits is a decimal one. */
function plain(digits: string): string {
  return /[.,]\d{1,2}$/.test(digits) ? digits.replace(',', '.') : digits.replaceAll(/\D/g, '');
}

interface Found {
  readonly number: number;
  /** The sign of a currency before it. */
  readonly sign: string;
  readonly suffix: string;
  readonly isOpen: boolean;
}

/** Adds the unit behind a number: a suffix of it, or the next words. */
function withUnit(
  words: readonly string[],
  from: number,
  { number, sign, suffix, isOpen }: Found,
  { units, thousand }: NumberWords,
): Quantity | undefined {
  const own = units.get(unitKey(suffix));
  const hasThousands = suffix !== '' && own === undefined && thousand.has(wordKey(suffix));
  if (suffix !== '' && own === undefined && !hasThousands) return undefined;
  const isFollowed = own === undefined && thousand.has(wordKey(words[from] ?? ' '));
  const at = isFollowed && !hasThousands ? from + 1 : from;
  const isThousands = hasThousands || isFollowed;
  const next = own ? undefined : unitAt(words, at, units);
  return {
    number: isThousands ? number * 1000 : number,
    unit: own ?? next?.unit ?? units.get(sign),
    unitLength: next ? next.to - at : 0,
    isThousands,
    isOpen: isOpen || next?.isOpen === true,
    to: next?.to ?? at,
  };
}

/** No unit has more words: `years old`. */
const longestUnit = 3;

function unitAt(words: readonly string[], at: number, units: NumberWords['units']) {
  for (let length = longestUnit; length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    const unit = at + length > words.length ? undefined : units.get(unitKey(text));
    if (unit) return { unit, isOpen: text.endsWith('+'), to: at + length };
  }
  return undefined;
}

function unitKey(text: string): string {
  return wordKey(tidy(text).replace(/\+$/, ''));
}
