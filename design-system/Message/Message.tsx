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
  /** What kind of news it is; sets colour and sign. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** The news in a few words. */
  title?: ReactNode;
  /**
   * The rank of the title where it should be a heading of the page. Left out, it is plain text.
   */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** The whole of it: text, links, lists. */
  children?: ReactNode;
  /** What the visitor can do about it: one button or link. */
  action?: ReactNode;
  /**
   * How screen readers learn of it: `static` for what stands on the page from the start, `polite`
   * when it answers something the visitor did, `assertive` when it can't wait.
   * @default 'static'
   */
  urgency?: 'static' | 'polite' | 'assertive' | undefined;
  /** The name of the button that puts the message away, such as "Stäng". No name, no button. */
  dismissLabel?: string | undefined;
  /** Called when the visitor has put the message away. */
  onDismiss?: (() => void) | undefined;
}

const icons = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'alert',
} as const;

const roles = { static: undefined, polite: 'status', assertive: 'alert' } as const;

/** News beside what it is about: a notice, a result, a warning, an error. */
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
