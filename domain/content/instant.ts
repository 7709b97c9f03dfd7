/** The forms in which the platform sends a date, with or without a time and a zone. */
const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The moment an ISO date means, in ms since 1970. Without a zone it is local time in `timeZone`,
 * and without a time the day's first moment there. When the clocks go forward, an hour that never
 * comes counts as the one after it; when they go back, an hour that comes twice as the first of
 * the two. `undefined` where the text is no such date, or names a day or hour that doesn't exist.
 */
export function instantOf(date: string, timeZone: string): number | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] =
    form.exec(date.trim()) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const wallClock = Date.parse(`${written}Z`);
  // Some browsers take the 30th of February for the 2nd of March.
  if (Number.isNaN(wallClock) || !new Date(wallClock).toISOString().startsWith(written)) {
    return undefined;
  }
  return zone === undefined ? localInstant(wallClock, timeZone) : zonedInstant(wallClock, zone);
}

function zonedInstant(wallClock: number, zone: string): number | undefined {
  if (zone.toUpperCase() === 'Z') return wallClock;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(-2));
  if (hours > 23 || minutes > 59) return undefined;
  const offset = (hours * 60 + minutes) * 60_000;
  return zone.startsWith('-') ? wallClock + offset : wallClock - offset;
}

/**
 * Clocks change at most once within two days, so the offsets of a day before and of a day after
 * are all that come into question.
 *
 * @param wallClock - What the clock shows, as if it were UTC.
 */
function localInstant(wallClock: number, timeZone: string): number {
  const byOldTime = wallClock - offsetAt(wallClock - dayMs, timeZone);
  const byNewTime = wallClock - offsetAt(wallClock + dayMs, timeZone);
  const shows = (instant: number) => instant + offsetAt(instant, timeZone) === wallClock;
  return !shows(byOldTime) && shows(byNewTime) ? byNewTime : byOldTime;
}

/** How far a zone's clocks are ahead of UTC at a moment, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
