import { useEffect, useEffectEvent } from 'react';
import type { BookingFact } from '#domain/booking/bookingFact.ts';
import { type BookingFlow, type BookingStep, displayState } from '#domain/booking/bookingFlow.ts';
import { isRecord } from '#domain/record.ts';

/**
 * Gives each step its entry in the browser's history, so that Back shows the step before. The address
 * stays the same.
 */
export function useStepHistory(
  { flow, isRestored }: { readonly flow: BookingFlow; readonly isRestored: boolean },
  dispatch: (fact: BookingFact) => void,
): void {
  const shown = displayState(flow);

  const showStep = useEffectEvent(() => {
    const step = stepOfEntry();
    if (step && step !== 5) dispatch({ type: 'stepShown', step });
  });
  useEffect(() => {
    window.addEventListener('popstate', showStep);
    return () => window.removeEventListener('popstate', showStep);
  }, []);

  useEffect(() => {
    if (!isRestored || stepOfEntry() === shown) return;
    // The page's own entry is that of the first step shown.
    const write = stepOfEntry() === undefined ? 'replaceState' : 'pushState';
    window.history[write]({ ...window.history.state, [member]: shown }, '');
  }, [shown, isRestored]);
}

const member = 'bookingStep';

function stepOfEntry(): BookingStep | 5 | undefined {
  const state: unknown = window.history.state;
  const step = isRecord(state) ? state[member] : undefined;
  return ([1, 2, 3, 4, 5] as const).find((known) => known === step);
}
