import type { Locale } from '#domain/sites/site.ts';
import { cutUnit } from './units.ts';

/**
 * Reads a number that a person typed, with or without the unit of its field; `undefined` if it can't be read
 * for certain. Thousands may be separated by spaces, apostrophes, dots or commas. `1,234` is a whole number where
 * decimals follow a dot, as in English. Where they follow a comma, it may mean either, and isn't read.
 *
 * @param units - The units beside the field, such as `kr`. A number with another unit isn't read.
 */
export function readDecimalNumber(
  text: string,
  locale: Locale,
  units: readonly (string | undefined)[] = [],
): number | undefined {
  const decimalMark = locale === 'en' ? '.' : ',';
  return readWith(text, units, ({ before, mark, after }) => {
    const isOther = mark !== decimalMark;
    if (mayBeThousands(before, after)) return isOther ? { whole: `${before}${after}` } : undefined;
    // Numeric keypads have a dot in all languages. A comma isn't a decimal mark in English.
    const isDecimal = !isOther || (mark === '.' && after.length < 3);
    return isDecimal ? { whole: before, decimals: after } : undefined;
  });
}

/**
 * Reads a whole number that a person typed, in any language; `undefined` if it can't be read for certain. As
 * in `readNumber`, but a dot or a comma before three digits always separates thousands, and decimals must be zeros.
 */
export function readWholeNumber(
  text: string,
  units: readonly (string | undefined)[] = [],
): number | undefined {
  const number = readWith(text, units, ({ before, after }) => {
    if (mayBeThousands(before, after)) return { whole: `${before}${after}` };
    return after.length < 3 ? { whole: before, decimals: after } : undefined;
  });
  return Number.isInteger(number) ? number : undefined;
}

/** A number with one dot or comma, whose meaning depends on the field. */
interface OneMark {
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

interface Digits {
  /** With separators of thousands. */
  readonly whole: string;
  readonly decimals?: string | undefined;
}

function readWith(
  text: string,
  units: readonly (string | undefined)[],
  readOne: (one: OneMark) => Digits | undefined,
): number | undefined {
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(cutUnit(tidy(text), units)) ?? [];
  const digits = digitsOf(body, readOne);
  if (!digits || !isGrouped(digits.whole)) return undefined;
  const { whole, decimals = '0' } = digits;
  const number = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
  if (number > Number.MAX_SAFE_INTEGER) return undefined;
  return sign === '-' && number !== 0 ? -number : number;
}

/** Several equal marks separate thousands; of two different marks, the second precedes the decimals. */
function digitsOf(body: string, readOne: (one: OneMark) => Digits | undefined) {
  const marks = body.match(/[.,]/g) ?? [];
  const [, before = '', mark = '', after = ''] = /^(.*)([.,])(\d+)$/.exec(body) ?? [];
  if (marks.length === 0) return { whole: body };
  if (mark === '') return undefined;
  if (marks.length === 1) return readOne({ before, mark, after });
  return before.includes(mark) ? { whole: body } : { whole: before, decimals: after };
}

/** Digits alone, or in groups of three with the same separator between them. */
function isGrouped(whole: string): boolean {
  return /^(?:\d+|[1-9]\d{0,2}([ '.,])\d{3}(?:\1\d{3})*)$/.test(whole);
}

function mayBeThousands(before: string, after: string): boolean {
  return /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
}

/** One character for each kind of space, apostrophe and minus sign, in lower case. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\s\p{White_Space}\u200b\u2060]+/gu, ' ')
    .replaceAll(/[\u2018\u2019\u02bc\u2032`´]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase();
}
