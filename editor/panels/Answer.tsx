import type { ReactNode } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import type { AnswerHandle } from '#features/shared/useAnswer.ts';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';

interface AnswerProps<Value> {
  readonly of: AnswerHandle<Value, AuthoringFailure>;
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly children: (value: Value) => ReactNode;
}

/** What the content service answered, or why it didn't. */
export function Answer<Value>({ of: { answer, retry }, label, children }: AnswerProps<Value>) {
  switch (answer.kind) {
    case 'unasked':
    case 'loading':
      return <Spinner label={label} />;
    case 'loaded':
      return children(answer.value);
    case 'failed':
      return (
        <Message
          tone="warning"
          urgency="polite"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          <p>{describeAuthoringFailure(answer.failure)}</p>
        </Message>
      );
  }
}
