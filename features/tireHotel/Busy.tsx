import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { moveFocus, moveLostFocus } from '#design-system/focus/focus.ts';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import * as css from './TireHotel.css.ts';

interface BusyProps {
  readonly isBusy: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

/** Covers a form while a call is under way, and keeps its focus. Afterwards the focus is where it was. */
export function Busy({ isBusy, label, children }: BusyProps) {
  const content = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  const overlay = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isBusy) {
      // A part that can't be used loses the focus.
      if (content.current?.contains(document.activeElement)) moveFocus(overlay.current, 'still');
      return;
    }
    moveLostFocus(focused.current, 'still');
    focused.current = undefined;
  }, [isBusy]);
  return (
    <div className={css.busy}>
      <div
        ref={content}
        className={css.step}
        inert={isBusy}
        onFocusCapture={({ target }) => {
          if (target instanceof HTMLElement) focused.current = target;
        }}
      >
        {children}
      </div>
      {isBusy && (
        <div ref={overlay} className={css.overlay} tabIndex={-1}>
          <Spinner label={label} size="l" />
        </div>
      )}
    </div>
  );
}
