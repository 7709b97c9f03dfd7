import type { Locale } from '#domain/sites/site.ts';

// Creating a formatter costs more than using it a hundred times, and every card has a price.
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(
  locale: Locale,
  options: Intl.NumberFormatOptions & { readonly currency?: string },
): Intl.NumberFormat {
  const key = `${locale} ${options.currency} ${options.maximumFractionDigits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, ...options });
  formatters.set(key, made);
  return made;
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
