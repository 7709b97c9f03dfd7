import { type RefObject, useEffect, useRef } from 'react';
import { moveLostFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import type { TireHotelFlow } from '#domain/tireHotel/tireHotelFlow.ts';
import { announce } from '#domain/tracking/announce.ts';
import { tireHotelStep, tireHotelStepEvent } from '#domain/tracking/tireHotelEvents.ts';

/**
 * Reports each step when the visitor first reaches it, until they log out. The page that is restored
 * after a reload was reported before.
 */
export function useSteps(flow: TireHotelFlow, isRestored: boolean): void {
  const step = tireHotelStep(flow);
  const reported = useRef<Set<typeof step>>(undefined);
  useEffect(() => {
    if (!isRestored) return;
    const known = reported.current;
    const isNew = known !== undefined && step !== undefined && !known.has(step);
    reported.current = step === undefined ? new Set() : new Set([...(known ?? []), step]);
    if (isNew) announce(window, tireHotelStepEvent(step));
  }, [step, isRestored]);
}

/**
 * On another page of the flow, the window is at its top and the title has the focus, if nothing on the
 * page took it.
 */
export function usePageTop(
  page: TireHotelFlow['stage'],
  isRestored: boolean,
): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterChange(page, isRestored, () => {
    window.scrollTo({ top: 0 });
    moveLostFocus(title.current, 'still');
  });
  return title;
}
