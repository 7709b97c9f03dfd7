import type { LastFlow } from '#domain/booking/bookingReducer.ts';
import { priceQuestion } from '#domain/booking/shownServices.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { useBooking } from '../booking.ts';
import { workshopApi } from '../workshopApi.ts';

/** The wait while the visitor changes their choice in an earlier step, where a mileage is typed, in ms. */
const pauseMs = 500;

/** Fetches the prices at the chosen workshop, and new ones when the choice has changed. */
export function useWorkshopPrices(flow: LastFlow): void {
  const { dispatch, reportError } = useBooking();
  useAnswer(priceQuestion(flow), workshopApi.prices, {
    delayMs: flow.shown === 4 ? 0 : pauseMs,
    onAnswer: (answer, question) => {
      if (!answer.ok) return reportError('prices-failed');
      dispatch({ type: 'pricesLoaded', prices: { question, offers: answer.value } });
    },
  });
}
