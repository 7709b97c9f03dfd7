import { type RefObject, useEffect, useRef } from 'react';
import { type BookingFlow, displayState } from '#domain/booking/bookingFlow.ts';

/**
 * Moves the focus to the heading of a step when it is shown, so that screen readers announce it and the
 * keyboard goes on there. A page that has just been opened keeps its focus.
 */
export function useStepFocus(
  frame: RefObject<HTMLElement | null>,
  { flow, isRestored }: { readonly flow: BookingFlow; readonly isRestored: boolean },
): void {
  const shown = displayState(flow);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    const isChanged = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (!isChanged) return;
    const heading = frame.current?.querySelector<HTMLElement>(`#${stepHeadingId(shown)}`);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [frame, shown, isRestored]);
}

/** The id of the heading of a step, or of the button in it. */
export function stepHeadingId(step: number): string {
  return `booking-step-${step}`;
}
