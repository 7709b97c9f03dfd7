'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** The text of the bubble. It must not be the only place for essential information. */
  readonly text: ReactNode;
  /**
   * The controlled open state. A controlled bubble is announced, because it responds to an action
   * of the visitor. If omitted, the bubble opens on hover and focus.
   */
  readonly open?: boolean | undefined;
  /** Renders the control; the argument is the bubble's id, for `aria-describedby`. */
  readonly children: (bubbleId: string) => ReactNode;
}

/**
 * A short hint next to a control. It opens on hover and focus, stays open while the pointer is on
 * it, and closes on Escape. It is positioned with CSS; only at the edge of the window it is moved.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is interactive; this element only detects hover and focus.
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
        <Bubble id={id} text={text} isOpen={isOpen} isControlled={isControlled} />
      </span>
    </span>
  );
}

interface BubbleProps extends Pick<TooltipProps, 'text'> {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isControlled: boolean;
}

/** The control is described by its bubble when it gets the focus, which is before the bubble is shown. */
function Bubble({ id, text, isOpen, isControlled }: BubbleProps) {
  if (!isOpen && isControlled) return null;
  if (!isOpen) {
    return (
      <span id={id} hidden>
        {text}
      </span>
    );
  }
  return (
    <span
      ref={keepInWindow}
      className={styles.bubble}
      role={isControlled ? undefined : 'tooltip'}
      id={id}
    >
      {text}
    </span>
  );
}

/** Room between a bubble and the edge of the window, in px. */
const edge = 8;

/** Moves a bubble sideways if it would be cut off at the edge of the window, as on phones. */
function keepInWindow(bubble: HTMLElement | null): void {
  if (!bubble) return;
  const { left, right } = bubble.getBoundingClientRect();
  const last = document.documentElement.clientWidth - edge;
  const shift = Math.max(edge - left, 0) + Math.min(last - right, 0);
  bubble.style.translate = `${shift}px`;
}
