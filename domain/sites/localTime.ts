import type { Locale } from './site.ts';

/** The locale for formatting dates: English is British. */
export function dateLocale(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : locale;
}
