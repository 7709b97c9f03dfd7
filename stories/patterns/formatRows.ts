import { dateLocale } from '#domain/sites/localTime.ts';
import type { DistanceUnit, Locale } from '#domain/sites/site.ts';
import { storyDate } from '#domain/stories/storyDate.ts';
import { formatDecimal, formatNumber, formatPrice } from '#features/cars/format.ts';
import { formatOpeningDay, formatSpan } from '#features/facilities/hours/formatHours.ts';
import { formatDistance } from '#features/shared/formatDistance.ts';

/** A language with what its sites write figures in. */
export interface WrittenLanguage {
  readonly name: string;
  readonly locale: Locale;
  readonly currency: string;
  readonly unit: DistanceUnit;
}

/** The languages of the group, each as on the sites of its country. */
export const writtenLanguages: readonly WrittenLanguage[] = [
  { name: 'Swedish', locale: 'sv', currency: 'SEK', unit: 'km' },
  { name: 'Norwegian', locale: 'nb', currency: 'NOK', unit: 'km' },
  { name: 'English', locale: 'en', currency: 'GBP', unit: 'mi' },
  { name: 'Finnish', locale: 'fi', currency: 'EUR', unit: 'km' },
  { name: 'Slovak', locale: 'sk', currency: 'EUR', unit: 'km' },
];

/** A kind of figure, and how the sites write it in each language. */
export interface FormatRow {
  readonly what: string;
  readonly written: readonly string[];
}

/** Made by the functions that the sites use, so that this page can't say anything else. */
export function formatRows(): readonly FormatRow[] {
  const row = (what: string, write: (language: WrittenLanguage) => string): FormatRow => ({
    what,
    written: writtenLanguages.map(write),
  });
  return [
    row('Price', ({ locale, currency }) => formatPrice(locale, 289_900, currency)),
    row('Number', ({ locale }) => formatNumber(locale, 14_500)),
    row('Decimals', ({ locale }) => formatDecimal(locale, 7.25)),
    row('Date', ({ locale: language }) => {
      return storyDate('2026-03-09', { language, timeZone: 'UTC' })?.formatted ?? '';
    }),
    row('Day', ({ locale }) => formatOpeningDay('2026-03-09', dateLocale(locale))),
    row('Opening hours', ({ locale }) => {
      return formatSpan({ opens: '09:00', closes: '18:30' }, dateLocale(locale));
    }),
    row('Distance', ({ locale, unit }) => formatDistance(12.4, unit, locale)),
  ];
}
