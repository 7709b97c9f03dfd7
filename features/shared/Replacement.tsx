import type { ReactNode } from 'react';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';

interface ReplacementProps {
  readonly children: ReactNode;
}

/**
 * A part that replaces the control that was pressed, takes its focus, and keeps that of controls which disappear in it. It has no
 * name, so that nothing is said but the message in it, which should be a live region.
 */
export function Replacement({ children }: ReplacementProps) {
  const place = useFocusWhenShown<HTMLDivElement>('lost', 'still');
  useKeptFocus(place);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
