import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  action as actionClass,
  body,
  content,
  message,
  sign,
  title as titleClass,
} from './Message.css.ts';
import { MessageDismissIsland } from './MessageDismissIsland.tsx';

export interface MessageProps {
  /** The kind of message; sets its colour and icon. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  /** A short title. */
  readonly title?: ReactNode;
  /** The heading level of the title. If omitted, the title is plain text. */
  readonly titleLevel?: 2 | 3 | 4 | undefined;
  /** The message text: paragraphs, links, lists. */
  readonly children?: ReactNode;
  /** The action the visitor can take: one button or link. */
  readonly action?: ReactNode;
  /**
   * How screen readers announce it: `static` for messages present from the start, `polite` for
   * responses to the visitor's actions, `assertive` for urgent messages.
   * @default 'static'
   */
  readonly urgency?: 'static' | 'polite' | 'assertive' | undefined;
  /** The accessible name of the dismiss button, such as "Stäng". Without it there is no button. */
  readonly dismissLabel?: string | undefined;
  /** Called when the visitor dismisses the message. */
  readonly onDismiss?: (() => void) | undefined;
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'alert',
} as const;

const roles = { static: undefined, polite: 'status', assertive: 'alert' } as const;

/** An inline message: a notice, a result, a warning or an error. */
export function Message({
  tone,
  title,
  titleLevel,
  children,
  action,
  urgency = 'static',
  dismissLabel,
  onDismiss,
}: MessageProps) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'p';
  const parts = (
    <>
      <span className={sign[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={content}>
        {title && <Title className={titleClass}>{title}</Title>}
        {children && <div className={body}>{children}</div>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
    </>
  );
  const frame = { className: message[tone], role: roles[urgency] };
  if (dismissLabel === undefined) return <div {...frame}>{parts}</div>;
  return (
    <MessageDismissIsland {...frame} label={dismissLabel} onDismiss={onDismiss}>
      {parts}
    </MessageDismissIsland>
  );
}
