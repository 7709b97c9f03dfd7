import { useEffect, useState } from 'react';
import { knownDays, type TimesAnswer } from '#domain/booking/knownTimes.ts';
import type { TimeslotQuestion } from '#domain/booking/service.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import type { LocalDate } from '#domain/booking/weeks.ts';
import { useBooking } from '../booking.ts';
import { fetchTimeslots } from '../bookingApi.ts';

/** The free times of the shown days. */
type Times =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly days: readonly TimeslotDay[] }
  | { readonly kind: 'failed' };

/** The free times of some days. An answer that covers more days is kept for them. */
export function useTimes(
  question: Omit<TimeslotQuestion, 'from'>,
  dates: readonly LocalDate[],
): { readonly times: Times; readonly retry: () => void } {
  const { reportError } = useBooking();
  const [answers, setAnswers] = useState<readonly TimesAnswer[]>([]);
  const [failed, setFailed] = useState<LocalDate>();
  const [from = ''] = dates;
  const days = knownDays(answers, dates);
  const isFetching = !days && failed !== from;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the same as long as these times are shown.
  useEffect(() => {
    if (!isFetching) return;
    const controller = new AbortController();
    fetchTimeslots({ ...question, from }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (answer.ok) return setAnswers((before) => [...before, { from, days: answer.value }]);
      reportError('timesFailed');
      setFailed(from);
    });
    return () => controller.abort();
  }, [from, isFetching]);
  return { times: timesOf(days, isFetching), retry: () => setFailed(undefined) };
}

function timesOf(days: readonly TimeslotDay[] | undefined, isFetching: boolean): Times {
  if (days) return { kind: 'loaded', days };
  return isFetching ? { kind: 'loading' } : { kind: 'failed' };
}
