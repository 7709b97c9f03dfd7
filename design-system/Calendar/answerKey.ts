import { firstOfMonth, lastOfMonth, shiftDays, shiftMonths, weekday } from './dates.ts';

/** The dates between which the calendar can be browsed. */
export interface CalendarBounds {
  /** The first month that is shown is the one of this date. */
  readonly from: string;
  /** The last month that is shown is the one of this date. */
  readonly to: string;
}

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The date that has the focus after a key, as in a grid; `undefined` if the key doesn't move it. */
export function dateAfterKey(
  date: string,
  pressed: PressedKey,
  bounds: CalendarBounds,
): string | undefined {
  const moved = move(date, pressed);
  return moved === undefined ? undefined : withinBounds(moved, bounds);
}

function move(date: string, { key, shiftKey }: PressedKey): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftDays(date, -1);
    case 'ArrowRight':
      return shiftDays(date, 1);
    case 'ArrowUp':
      return shiftDays(date, -7);
    case 'ArrowDown':
      return shiftDays(date, 7);
    case 'Home':
      return shiftDays(date, -weekday(date));
    case 'End':
      return shiftDays(date, 6 - weekday(date));
    case 'PageUp':
      return shiftMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return shiftMonths(date, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

function withinBounds(date: string, { from, to }: CalendarBounds): string {
  const [first, last] = [firstOfMonth(from), lastOfMonth(to)];
  if (date < first) return first;
  return date > last ? last : date;
}
