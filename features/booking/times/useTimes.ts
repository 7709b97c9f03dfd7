import { useState } from 'react';
import { knownDays, type TimesAnswer } from '#domain/booking/knownTimes.ts';
import type { TimeslotQuestion } from '#domain/booking/service.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import type { LocalDate } from '#domain/booking/weeks.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { useBooking } from '../booking.ts';
import { workshopApi } from '../workshopApi.ts';

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
  const [from = ''] = dates;
  const days = knownDays(answers, question, dates);
  const { answer, retry } = useAnswer(
    days ? undefined : { ...question, from },
    workshopApi.timeslots,
    {
      onAnswer: (loaded, asked) => {
        if (!loaded.ok) return reportError('times-failed');
        setAnswers((before) => [...before, { question: asked, days: loaded.value }]);
      },
    },
  );
  return { times: timesOf(days, answer.kind === 'failed'), retry };
}

function timesOf(days: readonly TimeslotDay[] | undefined, isFailed: boolean): Times {
  if (days) return { kind: 'loaded', days };
  return isFailed ? { kind: 'failed' } : { kind: 'loading' };
}
