import '#styles/all.ts';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { dismiss } from './Message.css.ts';

export interface MessageDismissProps {
  /** Styles of the frame. */
  className: string;
  /** The frame's role. */
  role: 'status' | 'alert' | undefined;
  /** The button's name. */
  label: string;
  /** Called when the message is away. */
  onDismiss: (() => void) | undefined;
  /** The message. */
  children: ReactNode;
}

/** The frame of a message that can be put away. */
export function MessageDismiss({
  className,
  role,
  label,
  onDismiss,
  children,
}: MessageDismissProps) {
  const [isAway, setAway] = useState(false);
  if (isAway) return null;
  return (
    <div className={className} role={role}>
      {children}
      <button
        aria-label={label}
        className={dismiss}
        onClick={() => {
          setAway(true);
          onDismiss?.();
        }}
        type="button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
