/** Reads a whole number without a unit, written in any language, as `readWholeNumber` reads it. */
export function readWholeDigits(text: string): number | undefined {
  const number = readDigits(tidyNumber(text), wholeOf);
  return Number.isInteger(number) ? number : undefined;
}

/** A dot or a comma before three digits separates thousands. */
function wholeOf({ before, after }: OneMark): Digits | undefined {
  if (mayBeThousands(before, after)) return { whole: `${before}${after}` };
  return after.length < 3 ? { whole: before, decimals: after } : undefined;
}

/** A number with one dot or comma, whose meaning depends on the field. */
export interface OneMark {
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

/** A number in parts. */
export interface Digits {
  /** With separators of thousands. */
  readonly whole: string;
  readonly decimals?: string | undefined;
}

/**
 * Reads a number without a unit; `undefined` if it can't be read for certain.
 *
 * @param text - Tidied by `tidyNumber`.
 * @param readOne - Reads a number with one dot or comma.
 */
export function readDigits(
  text: string,
  readOne: (one: OneMark) => Digits | undefined,
): number | undefined {
  const [, sign = '', body = ''] = /^([-+]?) ?(.*)$/.exec(text) ?? [];
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

/** Whether a dot or a comma between these may separate thousands. */
export function mayBeThousands(before: string, after: string): boolean {
  return /^[1-9]\d{0,2}$/.test(before) && after.length === 3;
}

/** One character for each kind of space, apostrophe and minus sign, in lower case. */
export function tidyNumber(text: string): string {
  return text
    .replaceAll(/[\s\p{White_Space}\u200b\u2060]+/gu, ' ')
    .replaceAll(/[\u2018\u2019\u02bc\u2032`´]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase();
}
