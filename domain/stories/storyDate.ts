import type { StoryDate } from './story.ts';

/**
 * Formats the date of an instant (ISO 8601) for a language. It is the date that the editor chose,
 * which the platform stores in UTC, independent of the time zones of visitor and server.
 */
export function storyDate(iso: string, language: string): StoryDate {
  const moment = new Date(iso);
  // English is British; plain `en` would be American.
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { value: moment.toISOString().slice(0, 10), formatted: format.format(moment) };
}
