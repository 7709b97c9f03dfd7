import { useRef } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { EditConnection } from '../state/editState.ts';
import { notices } from './PageEditor.css.ts';

interface NoticesProps {
  readonly connection: EditConnection;
  /** How many fields somebody else has changed too. */
  readonly conflicts: number;
  /** Why an item couldn't be loaded. */
  readonly loadFailure: AuthoringFailure | undefined;
  readonly onRetry: () => void;
  readonly onConflict: () => void;
}

/** What keeps changes from being saved. Everything that was typed is still there, and kept in the browser. */
export function Notices({ connection, conflicts, loadFailure, onRetry, onConflict }: NoticesProps) {
  const region = useRef<HTMLDivElement>(null);
  useKeptFocus(region);
  return (
    <div ref={region} className={notices} tabIndex={-1}>
      {connection.kind === 'lost' && (
        <Message
          tone="warning"
          urgency="polite"
          title={lostTitles[connection.cause]}
          action={
            <Button variant="secondary" onClick={onRetry}>
              Try again now
            </Button>
          }
        >
          <p>Go on: what you type is kept in this browser and saved when the connection is back.</p>
        </Message>
      )}
      {conflicts > 0 && (
        <Message
          tone="warning"
          urgency="polite"
          title="Somebody else has changed the same"
          action={<Button onClick={onConflict}>Choose which to keep</Button>}
        />
      )}
      {loadFailure && (
        <Message tone="warning" urgency="polite">
          <p>{describeAuthoringFailure(loadFailure)}</p>
        </Message>
      )}
    </div>
  );
}

const lostTitles = {
  offline: 'This computer has no network',
  'service-gone': 'The content service doesn’t answer',
} as const;
