import { numberFormatter } from '#domain/formatters.ts';
import type { Locale } from '#domain/sites/site.ts';

function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numberFormatter(locale, { maximumFractionDigits: 0, ...options });
}

/** A price in whole units, such as `289 900 kr`. `currency` is an ISO 4217 code. */
export function formatPrice(locale: Locale, amount: number, currency: string): string {
  return formatter(locale, { style: 'currency', currency }).format(amount);
}

/** A whole number, such as `4 500`. */
export function formatNumber(locale: Locale, value: number): string {
  return formatter(locale, {}).format(value);
}

/** A number with at most two decimals, such as `7,25`. */
export function formatDecimal(locale: Locale, value: number): string {
  return formatter(locale, { maximumFractionDigits: 2 }).format(value);
}
