import type { RefObject } from 'react';
import { moveFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import { type BookingFlow, displayState } from '#domain/booking/bookingFlow.ts';

/**
 * Moves the focus to the heading of a step when it is shown, so that screen readers announce it and the
 * keyboard goes on there. A page that has just been opened keeps its focus.
 */
export function useStepFocus(
  frame: RefObject<HTMLElement | null>,
  { flow, isRestored }: { readonly flow: BookingFlow; readonly isRestored: boolean },
): void {
  useFocusAfterChange(displayState(flow), isRestored, (shown) => {
    const heading = frame.current?.querySelector(`#${stepHeadingId(shown)}`);
    moveFocus(heading, 'still');
    heading?.scrollIntoView({ block: 'start' });
  });
}

/** The id of the heading of a step, or of the button in it. */
export function stepHeadingId(step: number): string {
  return `booking-step-${step}`;
}
