import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import * as css from './PageNoticeMessage.css.ts';
import type { PageNotice } from './pageNotice.ts';

interface PageNoticeMessageProps {
  readonly notice: PageNotice | undefined;
  readonly onDismiss: () => void;
}

/** What came of the last change of pages. `Announcement` says it to screen readers. */
export function PageNoticeMessage({ notice, onDismiss }: PageNoticeMessageProps) {
  if (!notice) return null;
  const { tone, text, takeBack } = notice;
  return (
    <div className={css.place}>
      <Message
        key={text}
        tone={tone}
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
        action={
          takeBack && (
            <Button variant="secondary" onClick={takeBack}>
              Take back
            </Button>
          )
        }
      >
        <p>{text}</p>
      </Message>
    </div>
  );
}
