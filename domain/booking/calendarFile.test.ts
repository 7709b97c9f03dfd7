import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendarFile.ts';

const entry: CalendarEntry = {
  uid: 'B-1001@nordvik.example',
  madeAt: Date.parse('2026-11-23T09:30:15.678Z'),
  time: '2026-11-25T08:15:00',
  isFullDay: false,
  title: 'Service, MLB 001',
  description: 'Originalservice; byte av olja\nTelefon: 08-465 004 10',
  location: 'Nordvik Uppsala, Fyrisgatan 1, Uppsala',
};

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const readValue = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_, escaped) => (escaped === 'n' ? '\n' : escaped));

test('an appointment is at the local time of Stockholm, with the rules of its zone', () => {
  const lines = linesOf(calendarFile(entry));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(lines).toContain('DTSTART;TZID=Europe/Stockholm:20261125T081500');
  expect(lines).toContain('DURATION:PT15M');
  expect(lines).toContain('DTSTAMP:20261123T093015Z');
  expect(lines).toContain('TZID:Europe/Stockholm');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'BEGIN:DAYLIGHT',
    'BEGIN:VEVENT',
  ]);
});

test('an appointment lasts as long as the visitor stays', () => {
  expect(linesOf(calendarFile({ ...entry, minutes: 75 }))).toContain('DURATION:PT75M');
});

test('a booking of the whole day is an entry of that day', () => {
  const file = calendarFile({ ...entry, time: '2026-11-25T08:00:00', isFullDay: true });
  expect(linesOf(file)).toContain('DTSTART;VALUE=DATE:20261125');
  expect(file).not.toContain('TZID');
});

test('separators, backslashes and line breaks are escaped', () => {
  const title = 'Däck; olja, C:\\n\nrad 2';
  const file = calendarFile({ ...entry, title });
  expect(file).toContain('SUMMARY:Däck\\; olja\\, C:\\\\n\\nrad 2\r\n');
  expect(readValue(file, 'SUMMARY')).toBe(title);
});

test('control characters can’t add a property', () => {
  const file = calendarFile({ ...entry, title: 'a\r\nURL:https://evil.example\tb\u0007' });
  expect(linesOf(file).some((line) => line.startsWith('URL'))).toBe(false);
  expect(readValue(file, 'SUMMARY')).toBe('a\nURL:https://evil.example b ');
});

test('any text comes back unchanged from lines of at most 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map(printable);
  fc.assert(
    fc.property(text, (description) => {
      const file = calendarFile({ ...entry, description });
      expect(readValue(file, 'DESCRIPTION')).toBe(description);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
    }),
  );
});

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '\n');
}
