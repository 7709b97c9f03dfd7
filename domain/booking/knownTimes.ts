import type { TimeslotQuestion } from './service.ts';
import type { TimeslotDay } from './timeslotDay.ts';
import { dateOfTime, type LocalDate } from './weeks.ts';

/** An answer with the free times from a day on. How many days it covers is up to the workshops. */
export interface TimesAnswer {
  readonly question: TimeslotQuestion;
  readonly days: readonly TimeslotDay[];
}

/**
 * The given days with their free times, if an answer covers them. The answer to a question that begins with
 * the first of them covers all: days that it leaves out have no times.
 */
export function knownDays(
  answers: readonly TimesAnswer[],
  asked: Omit<TimeslotQuestion, 'from'>,
  dates: readonly LocalDate[],
): readonly TimeslotDay[] | undefined {
  const [first = ''] = dates;
  const last = dates.at(-1) ?? '';
  const answer = answers.findLast(
    ({ question, days }) =>
      isSameVisit(question, asked) &&
      (question.from === first || (question.from < first && lastOf(days) >= last)),
  );
  return answer && dates.map((date) => dayOf(answer.days, date));
}

/** Whether times at the same workshop for the same vehicle and choice are asked for. */
function isSameVisit(
  one: Omit<TimeslotQuestion, 'from'>,
  other: Omit<TimeslotQuestion, 'from'>,
): boolean {
  return (
    one.registrationNumber === other.registrationNumber &&
    one.departmentId === other.departmentId &&
    one.offerings.join() === other.offerings.join()
  );
}

/** How many times are free on the given days. */
export function countTimes(days: readonly TimeslotDay[]): number {
  return days.reduce(
    (sum, day) => sum + day.availableSlots.length + Number(day.allDaySlotAvailable),
    0,
  );
}

function lastOf(days: readonly TimeslotDay[]): LocalDate {
  return dateOfTime(days.at(-1)?.date ?? '');
}

function dayOf(days: readonly TimeslotDay[], date: LocalDate): TimeslotDay {
  const none = { date, availableSlots: [], allDaySlotAvailable: false };
  return days.find((day) => dateOfTime(day.date) === date) ?? none;
}
