import { aroundMark, type Template } from '#domain/fillText.ts';
import { numberFormatter } from '#domain/formatters.ts';
import type { NumberRange } from '#domain/search/rangeFacets.ts';
import type { Locale } from '#domain/sites/site.ts';
import { formatNumber } from '../format.ts';

/** The text around numbers of a unit: `£` before them, or `kr/mån` after them. */
export interface RangeUnit {
  readonly before: string;
  readonly after: string;
}

/** A currency as written in the language. */
export function currencyUnit(locale: string, currency: string): RangeUnit {
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const parts = numberFormatter(locale, options).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  const isBefore = parts[0]?.type === 'currency';
  return isBefore ? { before: sign, after: '' } : { before: '', after: sign };
}

/** The unit per month. The text is such as `{cost}/mån`. */
export function perMonth({ before, after }: RangeUnit, text: Template<'cost'>): RangeUnit {
  const [ahead, behind] = aroundMark(text);
  return { before: `${ahead}${before}`.trimStart(), after: `${after}${behind}`.trim() };
}

/** A range as text, such as `100 000–200 000 kr`. */
export function rangeText(
  { low, high }: NumberRange,
  { before, after }: RangeUnit,
  locale: Locale,
): string {
  const [from, to] = [low, high].map((end) => `${before}${formatNumber(locale, end)}`);
  return `${from}–${to} ${after}`.trim();
}
