import { useEffect } from 'react';
import type { LastFlow } from '#domain/booking/bookingFlow.ts';
import { selectedCodes } from '#domain/booking/selection.ts';
import { useBooking } from '../booking.ts';
import { fetchPrices } from '../bookingApi.ts';

/** Fetches the prices at a workshop whenever another one is chosen. */
export function useSitePrices({ site, vehicle, mileage, services }: LastFlow): void {
  const { dispatch, reportError } = useBooking();
  const departmentId = site?.departmentId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen can't change while its workshop stays.
  useEffect(() => {
    if (departmentId === undefined) return;
    const controller = new AbortController();
    const question = {
      ...{ registrationNumber: vehicle.registrationNumber, mileage, departmentId },
      offerings: selectedCodes(services),
    };
    fetchPrices(question, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (answer.ok) dispatch({ type: 'pricesLoaded', departmentId, offers: answer.value });
      else reportError('pricesFailed');
    });
    return () => controller.abort();
  }, [departmentId]);
}
