import type { StoryDate } from './story.ts';

/**
 * The day of a moment (ISO 8601) as a language writes it. The day is the one the editor chose,
 * which the platform keeps in UTC, wherever the visitor or the server is.
 */
export function storyDate(iso: string, language: string): StoryDate {
  const moment = new Date(iso);
  // The group's English is British; plain `en` would be American.
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return { value: moment.toISOString().slice(0, 10), formatted: format.format(moment) };
}
