import type { BookingFailure } from '#domain/booking/bookingFailure.ts';
import type { OpenFlow } from '#domain/booking/bookingFlow.ts';
import type { OfferingCategory } from '#domain/booking/offering.ts';
import { ok } from '#domain/result.ts';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';
import { useBooking } from '../booking.ts';
import { bookingApi, type OfferingsQuestion } from '../bookingApi.ts';

/** The categories that have services or add-ons. */
export type Offerings = AnswerState<readonly OfferingCategory[], BookingFailure>;

interface OfferingsHandle {
  readonly offerings: Offerings;
  readonly retry: () => void;
}

const kinds = {
  services: { of: 'service', error: 'services-failed' },
  addons: { of: 'addon', error: 'addons-failed' },
} as const;

/** Loads what can be booked for the vehicle near the place. */
export function useOfferings(kind: keyof typeof kinds, flow: OpenFlow): OfferingsHandle {
  const { dispatch, reportError } = useBooking();
  const { of, error } = kinds[kind];
  const { answer, retry } = useAnswer(
    offeringsQuestion(flow),
    async (question, signal) => {
      const loaded = await bookingApi[kind](question, signal);
      return loaded.ok ? ok(loaded.value.filter(hasOfferings)) : loaded;
    },
    {
      onAnswer: (loaded) => {
        if (!loaded.ok) reportError(error);
        // Services can be asked for again, and add-ons that fail are skipped.
        if (!loaded.ok && of === 'service') return;
        dispatch({ type: 'offeringsLoaded', of, codes: loaded.ok ? codesOf(loaded.value) : [] });
      },
    },
  );
  return { offerings: answer, retry };
}

function offeringsQuestion({ vehicle, place }: OpenFlow): OfferingsQuestion {
  const { latitude, longitude } = place;
  return { registrationNumber: vehicle.registrationNumber, near: { latitude, longitude } };
}

function codesOf(categories: readonly OfferingCategory[]): readonly string[] {
  return categories.flatMap(({ offerings }) => offerings.map(({ code }) => code));
}

function hasOfferings({ offerings }: OfferingCategory): boolean {
  return offerings.length > 0;
}
