import { useEffect, useState } from 'react';
import type { TimeslotQuestion } from '#domain/booking/service.ts';
import type { TimeslotDay } from '#domain/booking/timeslotDay.ts';
import { useBooking } from '../booking.ts';
import { fetchTimeslots } from '../bookingApi.ts';

/** The free times from a day on. */
type Times =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly days: readonly TimeslotDay[] }
  | { readonly kind: 'failed' };

interface AnsweredTimes {
  readonly asked: string;
  readonly times: Times;
}

const loading: Times = { kind: 'loading' };

/** Fetches the free times for a question, and again when it changes. */
export function useTimes(question: TimeslotQuestion) {
  const { reportError } = useBooking();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<AnsweredTimes>();
  const asked = JSON.stringify([question, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` contains the question.
  useEffect(() => {
    const controller = new AbortController();
    fetchTimeslots(question, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (!answer.ok) reportError('timesFailed');
      const times: Times = answer.ok ? { kind: 'loaded', days: answer.value } : { kind: 'failed' };
      setAnswered({ asked, times });
    });
    return () => controller.abort();
  }, [asked]);
  return {
    times: answered?.asked === asked ? answered.times : loading,
    retry: () => setAttempt((count) => count + 1),
  };
}
