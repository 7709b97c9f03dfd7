import { useEffect, useEffectEvent } from 'react';
import type { FocusRequest } from '#design-system/focus/focusRequest.ts';
import type { BookingFact } from '#domain/booking/bookingFact.ts';
import {
  type BookingFlow,
  type BookingPlace,
  bookingPlaceOf,
  bookingPlaces,
} from '#domain/booking/bookingFlow.ts';
import { readEntry, writeEntry } from '#features/shared/historyEntry.ts';

interface StepHistoryOptions {
  readonly flow: BookingFlow;
  readonly isRestored: boolean;
  readonly dispatch: (fact: BookingFact) => void;
  /** For the titles of the times and of the form, which replace each other within a step. */
  readonly focus: FocusRequest;
}

/**
 * Gives each place its entry in the browser's history, so that Back shows the place before. The address
 * stays the same.
 */
export function useStepHistory({ flow, isRestored, dispatch, focus }: StepHistoryOptions): void {
  const shown = bookingPlaceOf(flow);

  const showPlace = useEffectEvent(() => {
    const place = placeOfEntry();
    if (place === undefined || place === shown) return;
    if (place === 'form' || shown === 'form') focus.request();
    dispatch({ type: 'placeShown', place });
  });
  useEffect(() => {
    window.addEventListener('popstate', showPlace);
    return () => window.removeEventListener('popstate', showPlace);
  }, []);

  useEffect(() => {
    if (!isRestored || placeOfEntry() === shown) return;
    // The page's own entry is that of the first place shown.
    writeEntry(member, shown, placeOfEntry() === undefined ? 'current' : 'new');
  }, [shown, isRestored]);
}

const member = 'bookingStep';

function placeOfEntry(): BookingPlace | undefined {
  const place = readEntry(member);
  return bookingPlaces.find((known) => known === place);
}
