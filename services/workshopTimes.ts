const dayMs = 24 * 60 * 60 * 1000;

/** The day (`2026-11-24`) that is some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday is 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Times such as `07:30`, from opening on, each of which leaves `minutes` until closing. */
export function timesBetween(opens: string, closes: string, minutes: number): string[] {
  const [start, end] = [minuteOf(opens), minuteOf(closes)];
  const count = Math.max(0, Math.floor((end - start) / minutes));
  return Array.from({ length: count }, (_, at) => clockOf(start + at * minutes));
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minute: number): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(minute / 60))}:${part(minute % 60)}`;
}
