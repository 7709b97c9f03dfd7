'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** What the bubble says. Never the only place where something needed is said. */
  text: ReactNode;
  /**
   * Whether the bubble is shown, where the parent decides; such a bubble is announced, since it
   * answers something the visitor did. Left out, it opens by hover and focus.
   */
  open?: boolean | undefined;
  /** What it explains: given the bubble's id for `aria-describedby`. */
  children: (bubbleId: string) => ReactNode;
}

/**
 * A few words beside a control. It opens by hover and by focus, stays while the pointer is on it,
 * and Escape closes it. Drawn by CSS beside its control, so it needs no measuring.
 */
export function Tooltip({ text, open, children }: TooltipProps) {
  const id = useId();
  const [isNear, setNear] = useState(false);
  const isControlled = open !== undefined;
  const isOpen = open ?? isNear;
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setNear(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is operated; this only notices that someone is near.
    <span
      className={styles.anchor}
      data-state={isOpen ? 'open' : 'closed'}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
      onKeyDown={close}
    >
      {children(id)}
      <span role={isControlled ? 'status' : undefined}>
        {isOpen && (
          <span className={styles.bubble} role={isControlled ? undefined : 'tooltip'} id={id}>
            {text}
          </span>
        )}
      </span>
    </span>
  );
}
