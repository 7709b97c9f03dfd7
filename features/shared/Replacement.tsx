import type { ReactNode } from 'react';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';

interface ReplacementProps {
  readonly children: ReactNode;
}

/**
 * A part that replaces the control that was pressed, and takes its focus. It has no name, so that nothing is said but the
 * message in it, which should be a live region.
 */
export function Replacement({ children }: ReplacementProps) {
  const place = useFocusWhenShown<HTMLDivElement>('lost', 'still');
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
