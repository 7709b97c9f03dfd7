import { ok, type Result } from '#domain/result.ts';
import { bookableDates, bookableDays, timesOfDay } from '#domain/tireHotel/bookableDates.ts';
import type { TireHotelFailure } from '#domain/tireHotel/failure.ts';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { announce } from '#domain/tracking/announce.ts';
import { tireHotelErrorEvent } from '#domain/tracking/tireHotelEvents.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { tireHotelApi as service } from './tireHotelApi.ts';
import type { TireHotelActions } from './tireHotelProps.ts';

interface SlotTools {
  readonly flow: TireHotelFlow;
  readonly dispatch: TireHotelActions['dispatch'];
  readonly timeZone: string;
}

/** Loads days and times whenever the booking waits for them. */
export function useSlots({ flow, dispatch, timeZone }: SlotTools): void {
  const visit = visitOf(flow);
  const slot = flow.stage === 'booking' ? flow.slot : undefined;

  useAnswer(visit && slot?.kind === 'loading-days' ? { ...visit, timeZone } : undefined, loadDays, {
    onAnswer: (answer) => {
      if (answer.ok) return dispatch({ type: 'daysLoaded', days: answer.value });
      announceFailure(answer.failure);
      dispatch({ type: 'daysFailed', failure: answer.failure });
    },
  });
  useAnswer(
    visit && slot?.kind === 'loading-times' ? { ...visit, day: slot.day } : undefined,
    loadTimes,
    {
      onAnswer: (answer, { day }) => {
        if (answer.ok) return dispatch({ type: 'timesLoaded', day, times: answer.value });
        announceFailure(answer.failure);
        dispatch({ type: 'timesFailed', day, failure: answer.failure });
      },
    },
  );
}

/** Where and for which vehicle slots are requested. */
interface Visit {
  readonly workshop: string;
  readonly registrationNumber: string;
}

function visitOf(flow: TireHotelFlow): Visit | undefined {
  if (flow.stage !== 'booking') return undefined;
  const [{ brandCode: registrationNumber, location }] = flow.validated.vehicles;
  return location && { workshop: location.workshopId, registrationNumber };
}

type Loaded = Promise<Result<readonly string[], TireHotelFailure>>;

async function loadDays({
  workshop,
  registrationNumber,
  timeZone,
}: Visit & { readonly timeZone: string }): Loaded {
  const dates = bookableDates(Date.now(), timeZone);
  const request = { startDate: dates.first, endDate: dates.last, registrationNumber };
  const answer = await service.days(workshop, request);
  return answer.ok ? ok(bookableDays(answer.value, dates)) : answer;
}

async function loadTimes({
  workshop,
  registrationNumber,
  day,
}: Visit & { readonly day: string }): Loaded {
  const answer = await service.times(workshop, {
    startDate: day,
    endDate: day,
    registrationNumber,
  });
  return answer.ok ? ok(timesOfDay(answer.value, day)) : answer;
}

function announceFailure({ kind }: TireHotelFailure): void {
  announce(window, tireHotelErrorEvent('booking', kind));
}
