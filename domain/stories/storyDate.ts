import { dayOf } from '../content/instant.ts';
import { dateFormatter } from '../formatters.ts';
import type { StoryDate } from './story.ts';

/** How dates are shown. */
export interface DatePlace {
  /** A BCP 47 tag. */
  readonly language: string;
  /** The time zone of the site, as an IANA name. */
  readonly timeZone: string;
}

/**
 * The day that an editor chose, formatted for a language; independent of the time zones of visitor and
 * server. `undefined` without a date or if it can't be read.
 */
export function storyDate(
  date: string | undefined,
  { language, timeZone }: DatePlace,
): StoryDate | undefined {
  const value = date === undefined ? undefined : dayOf(date, timeZone);
  if (value === undefined) return undefined;
  // English is British; plain `en` would be American.
  const locale = language === 'en' ? 'en-GB' : language;
  const format = dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { value, formatted: format.format(Date.parse(`${value}T00:00:00Z`)) };
}
