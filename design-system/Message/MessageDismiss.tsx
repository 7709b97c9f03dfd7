import { type ReactNode, useRef, useState } from 'react';
import { focusBeyond } from '../focus/focus.ts';
import { Icon } from '../Icon/Icon.tsx';
import { dismiss } from './Message.css.ts';

export interface MessageDismissProps {
  /** The class of the frame. */
  readonly className: string;
  /** The ARIA role of the frame. */
  readonly role: 'status' | 'alert' | undefined;
  /** The accessible name of the button. */
  readonly label: string;
  /** Called when the message is dismissed. */
  readonly onDismiss: (() => void) | undefined;
  /** The message. */
  readonly children: ReactNode;
}

/** The frame of a dismissible message. */
export function MessageDismiss({
  className,
  role,
  label,
  onDismiss,
  children,
}: MessageDismissProps) {
  const [isDismissed, setDismissed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (isDismissed) return null;
  const close = () => {
    if (frame.current) focusBeyond(frame.current);
    setDismissed(true);
    onDismiss?.();
  };
  return (
    <div ref={frame} className={className} role={role}>
      {children}
      <button aria-label={label} className={dismiss} onClick={close} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}
