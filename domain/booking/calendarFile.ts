import { dateOfTime, type LocalDateTime } from './weeks.ts';

/** An appointment at a workshop, as calendars store it. */
export interface CalendarEntry {
  /** Identifies the appointment in the calendar, so that opening the file again doesn't double it. */
  readonly uid: string;
  /** When the file is made, in ms since 1970. */
  readonly madeAt: number;
  /** The local time of the workshop. */
  readonly time: LocalDateTime;
  /** Whether the car stays all day, so that the time of day says nothing. */
  readonly isFullDay: boolean;
  /** How long the visitor stays; absent if they only hand over the car. */
  readonly minutes?: number | undefined;
  readonly title: string;
  readonly description: string;
  readonly location: string;
}

/**
 * The zone of the workshops. The file says when its clocks change, so that a calendar in another zone
 * shows the same moment. A time without a zone would be 10:00 wherever the visitor is.
 */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Stockholm',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** How long it takes to hand over the car, so that the entry has a height in calendars. */
const handoverMinutes = 15;

/** A calendar file (RFC 5545) with one appointment. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Service booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(entry.isFullDay ? [] : zone),
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${compact(new Date(entry.madeAt).toISOString().slice(0, 19))}Z`,
    ...when(entry),
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function when({ time, isFullDay, minutes }: CalendarEntry): readonly string[] {
  if (isFullDay) return [`DTSTART;VALUE=DATE:${compact(dateOfTime(time))}`];
  return [
    `DTSTART;TZID=Europe/Stockholm:${compact(time)}`,
    `DURATION:PT${minutes ?? handoverMinutes}M`,
  ];
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

/** Escapes a text value. Control characters are not allowed in one. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\n/g, '\\n')
  );
}

const maxOctets = 75;

/** Breaks a line into lines of at most 75 octets; those after the first begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  // By characters, which a break must not split.
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
