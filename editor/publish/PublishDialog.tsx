import { useState } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { AuthoringApi, ItemAddress, PublishState } from '../api/authoringApi.ts';
import { type AuthoringFailure, describeAuthoringFailure } from '../api/authoringFailure.ts';
import { Answer } from '../panels/Answer.tsx';
import * as css from './PublishDialog.css.ts';

/** An item that is published with a page. */
export interface PublishedItem {
  readonly itemId: string;
  readonly title: string;
}

interface PublishDialogProps {
  readonly api: Pick<AuthoringApi, 'publish' | 'publishStates'>;
  readonly page: ItemAddress;
  /** The page and the items of its blocks. */
  readonly items: readonly PublishedItem[];
  readonly editorRole: 'editor' | 'publisher';
  /** How many problems the checks find on the page. */
  readonly problems: number;
  /** Shows the problems, beside the page. */
  readonly onProblems: () => void;
  /** Saves what is unsaved. Resolves with whether everything is saved. */
  readonly onSave: () => Promise<boolean>;
  readonly onClose: () => void;
}

type PublishCall =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: AuthoringFailure | { readonly kind: 'unsaved' } };

/** What is published with a page, and the button that does it. */
export function PublishDialog(props: PublishDialogProps) {
  const { api, page, items, editorRole, problems, onProblems, onClose } = props;
  const { call, publish } = usePublish(props);
  const isPublisher = editorRole === 'publisher';
  return (
    <Dialog
      open
      title="Publish this page"
      description="Visitors see it within seconds."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button
          disabled={!isPublisher}
          loading={{ active: call.kind === 'pending', label: 'The page is being published' }}
          onClick={publish}
        >
          Publish
        </Button>
      }
    >
      <Stack gap="m">
        {!isPublisher && (
          <Message tone="info">
            <p>You can edit, but not publish. Ask a publisher to publish this page.</p>
          </Message>
        )}
        {problems > 0 && <ProblemsNotice problems={problems} onProblems={onProblems} />}
        <PublishResult call={call} />
        <PublishList api={api} page={page} items={items} isDone={call.kind === 'done'} />
      </Stack>
    </Dialog>
  );
}

/** Saves and publishes, one after the other. */
function usePublish({ api, page, onSave }: PublishDialogProps) {
  const [call, setCall] = useState<PublishCall>({ kind: 'idle' });
  const publish = async () => {
    if (call.kind === 'pending') return;
    setCall({ kind: 'pending' });
    if (!(await onSave())) return setCall({ kind: 'failed', failure: { kind: 'unsaved' } });
    const answer = await api.publish(page);
    setCall(answer.ok ? { kind: 'done' } : { kind: 'failed', failure: answer.failure });
  };
  return { call, publish };
}

function ProblemsNotice({
  problems,
  onProblems,
}: Pick<PublishDialogProps, 'problems' | 'onProblems'>) {
  return (
    <Message
      tone="warning"
      title={problems === 1 ? 'The checks find a problem' : `The checks find ${problems} problems`}
      action={
        <Button variant="secondary" onClick={onProblems}>
          Look at them first
        </Button>
      }
    />
  );
}

function PublishResult({ call }: { readonly call: PublishCall }) {
  if (call.kind === 'done') {
    return (
      <Message tone="success" urgency="polite">
        <p>The page is published.</p>
      </Message>
    );
  }
  if (call.kind !== 'failed') return null;
  const { failure } = call;
  return (
    <Message tone="danger" title="The page isn’t published" urgency="polite">
      <p>
        {failure.kind === 'unsaved'
          ? 'Not everything could be saved. Look at the messages above the page.'
          : describeAuthoringFailure(failure)}
      </p>
    </Message>
  );
}

interface PublishListProps extends Pick<PublishDialogProps, 'api' | 'page' | 'items'> {
  readonly isDone: boolean;
}

/** The items that visitors see differently, or not at all, before the page is published. */
function PublishList({ api, page: { language }, items, isDone }: PublishListProps) {
  const ids = items.map(({ itemId }) => itemId);
  const states = useAnswer({ isDone, language, ids }, () => api.publishStates(ids, language));
  return (
    <Answer of={states} label="The changes are loading">
      {(byId) => {
        const changed = items.flatMap(({ itemId, title }) => {
          const state = byId[itemId] ?? 'published';
          return state === 'published' ? [] : [{ itemId, title, state }];
        });
        if (changed.length === 0)
          return <Text tone="muted">Visitors see everything as it is here.</Text>;
        return (
          <ul aria-label="Changes that are published" className={css.items}>
            {changed.map(({ itemId, title, state }) => (
              <li key={itemId} className={css.item}>
                <span>{title}</span>
                <Badge tone={state === 'changed' ? 'info' : 'accent'}>{stateWords[state]}</Badge>
              </li>
            ))}
          </ul>
        );
      }}
    </Answer>
  );
}

const stateWords: Readonly<Record<PublishState, string>> = {
  published: 'Published',
  changed: 'Changed',
  unpublished: 'New',
};
