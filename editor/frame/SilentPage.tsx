import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { silent } from './PageFrame.css.ts';

interface SilentPageProps {
  readonly onRetry: () => void;
}

/** Over a page that can be seen but not edited: the site answered with an error, or without the script of the editor. */
export function SilentPage({ onRetry }: SilentPageProps) {
  return (
    <div className={silent}>
      <Message
        tone="warning"
        urgency="polite"
        title="The site doesn’t show this page for editing"
        action={
          <Button variant="secondary" onClick={onRetry}>
            Show it again
          </Button>
        }
      >
        <p>Its blocks and fields can be edited in the panels, and are saved as usual.</p>
      </Message>
    </div>
  );
}
