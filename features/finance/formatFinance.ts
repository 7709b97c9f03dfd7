import { numberFormatter } from '#domain/formatters.ts';
import { readDecimalNumber } from '#domain/numbers/readNumber.ts';
import type { Country, Locale } from '#domain/sites/site.ts';

/** How amounts and rates are written. */
export interface FinancePlace {
  readonly locale: Locale;
  /** The country whose conventions apply to rates. */
  readonly country: Country;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Writes the numbers of loans and leasings. */
export interface FinanceFormats {
  /** An amount with its currency; öre are omitted if they are zero: `3 776,30 kr`, `495 kr`. */
  readonly money: (amount: number) => string;
  /** A whole number: `57 980`. */
  readonly number: (value: number) => string;
  /** A number with its decimals, two at most: `47,5`. */
  readonly decimal: (value: number) => string;
  /** Reads a typed number with decimals; `undefined` if it can't be read. */
  readonly readDecimal: (typed: string, unit: string) => number | undefined;
  /** A nominal rate: `5,95 %`. */
  readonly rate: (percent: number) => string;
  /** An effective rate, with the decimals that are usual in the country: `6,53 %`. */
  readonly effectiveRate: (percent: number) => string;
  /** A duration: `36 månader`. */
  readonly months: (months: number) => string;
  /** The unit of a duration in the right number: `månader`. */
  readonly monthUnit: (months: number) => string;
  /** The currency before or after a number. */
  readonly currencyAffix: Affix;
}

/** A unit on one side of a number. */
export interface Affix {
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
}

/** The formats of a site in a language. */
export function financeFormats({ locale, country, currency }: FinancePlace): FinanceFormats {
  const money = numberFormatter(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const number = numberFormatter(locale, { maximumFractionDigits: 0 });
  const decimal = numberFormatter(locale, { maximumFractionDigits: 2 });
  const rate = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 2 });
  // British credit advertising states the APR to one decimal place (FCA Handbook, CONC 3.5).
  const digits = country === 'GB' ? 1 : 2;
  const effective = numberFormatter(locale, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Rounding the payments to öre makes the rate of a free loan a trace below or above 0.
    signDisplay: 'negative',
  });
  const months = numberFormatter(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  return {
    money: money.format,
    number: number.format,
    decimal: decimal.format,
    readDecimal: (typed, unit) => readDecimalNumber(typed, locale, [unit]),
    rate: (percent) => rate.format(percent / 100),
    effectiveRate: (percent) => effective.format(percent / 100),
    months: months.format,
    monthUnit: (value) => partOf(months.formatToParts(value), 'unit'),
    currencyAffix: affixOf(money.formatToParts(1)),
  };
}

function partOf(parts: readonly Intl.NumberFormatPart[], type: 'unit' | 'currency'): string {
  return parts.find((part) => part.type === type)?.value ?? '';
}

function affixOf(parts: readonly Intl.NumberFormatPart[]): Affix {
  const text = partOf(parts, 'currency');
  return parts[0]?.type === 'currency' ? { prefix: text } : { suffix: text };
}
