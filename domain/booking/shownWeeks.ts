import { addDays } from '../addDays.ts';
import { type CalendarWeek, type LocalDate, weekOf } from './weeks.ts';

/** How many weeks are offered at first, and how many are added near the end. */
const block = 4;

/** The weeks that visitors can choose from, and the one whose times are shown. */
export interface ShownWeeks {
  /** A day of the first week. */
  readonly first: LocalDate;
  /** How many weeks are offered. */
  readonly count: number;
  /** The index of the shown week. */
  readonly shown: number;
}

/** The first weeks, beginning with the week of a day. */
export function firstWeeks(first: LocalDate): ShownWeeks {
  return { first, count: block, shown: 0 };
}

/** Shows another week. When at most one more week is offered after it, more are added. */
export function showWeek(weeks: ShownWeeks, index: number): ShownWeeks {
  const shown = Math.min(Math.max(index, 0), weeks.count - 1);
  const isNearEnd = shown >= weeks.count - 2;
  return { ...weeks, shown, count: isNearEnd ? weeks.count + block : weeks.count };
}

/** Whether there is no week before the shown one. */
export function isFirstWeek({ shown }: ShownWeeks): boolean {
  return shown === 0;
}

/** All offered weeks. */
export function offeredWeeks({ first, count }: ShownWeeks): readonly CalendarWeek[] {
  return Array.from({ length: count }, (_, index) => weekAt(first, index));
}

/** The shown week. */
export function shownWeek({ first, shown }: ShownWeeks): CalendarWeek {
  return weekAt(first, shown);
}

function weekAt(first: LocalDate, index: number): CalendarWeek {
  return weekOf(addDays(first, index * 7));
}
