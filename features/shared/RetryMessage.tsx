import { Button, Message } from '#design-system';
import type { Dictionary } from '#domain/content/dictionary.ts';

interface RetryMessageProps {
  readonly dictionary: Pick<Dictionary, 'tryAgain'>;
  /** What couldn't be loaded. */
  readonly children: string;
}

/** Says that a list couldn't be loaded, with the submit button that tries again. */
export function RetryMessage({ dictionary, children }: RetryMessageProps) {
  return (
    <Message
      tone="danger"
      urgency="assertive"
      action={
        <Button type="submit" variant="secondary">
          {dictionary.tryAgain}
        </Button>
      }
    >
      {children}
    </Message>
  );
}
