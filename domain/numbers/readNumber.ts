import type { Locale } from '#domain/sites/site.ts';
import { mayBeThousands, readDigits, readWholeDigits, tidyNumber } from './readDigits.ts';
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
  return readDigits(cutUnit(tidyNumber(text), units), ({ before, mark, after }) => {
    const isOther = mark !== decimalMark;
    if (mayBeThousands(before, after)) return isOther ? { whole: `${before}${after}` } : undefined;
    // Numeric keypads have a dot in all languages. A comma isn't a decimal mark in English.
    const isDecimal = !isOther || (mark === '.' && after.length < 3);
    return isDecimal ? { whole: before, decimals: after } : undefined;
  });
}

/**
 * Reads a whole number that a person typed, in any language; `undefined` if it can't be read for certain. As
 * in `readDecimalNumber`, but a dot or a comma before three digits always separates thousands, and decimals must be zeros.
 */
export function readWholeNumber(
  text: string,
  units: readonly (string | undefined)[] = [],
): number | undefined {
  return readWholeDigits(cutUnit(tidyNumber(text), units));
}
