/*
 * Creating a formatter costs more than using it a hundred times, and some lists format every entry, so each is created once.
 */

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** The formatter of dates and times for a locale, as a BCP 47 tag. */
export function dateFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return known(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));
}

/** The formatter of numbers for a locale, as a BCP 47 tag. */
export function numberFormatter(
  locale: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return known(numbers, locale, options, () => new Intl.NumberFormat(locale, options));
}

function known<Formatter>(
  formatters: Map<string, Formatter>,
  locale: string,
  options: object,
  create: () => Formatter,
): Formatter {
  const key = `${locale} ${JSON.stringify(options)}`;
  const found = formatters.get(key) ?? create();
  formatters.set(key, found);
  return found;
}
