import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { FieldServices, UploadUse } from '../fieldServices.ts';

interface DeleteUploadProps {
  readonly src: string;
  readonly services: Pick<FieldServices, 'deleteUpload' | 'uploadUses'>;
  readonly onDeleted: () => void;
}

/** Where an upload is used. One that nothing uses can be deleted. */
export function DeleteUpload({ src, services, onDeleted }: DeleteUploadProps) {
  const { answer, retry } = useAnswer(src, services.uploadUses);
  return (
    <Stack gap="s" align="start">
      <Heading level={4}>Where it is used</Heading>
      {(answer.kind === 'unasked' || answer.kind === 'loading') && (
        <Spinner label="The pages that use it are looked up" />
      )}
      {answer.kind === 'failed' && (
        <Message tone="danger" urgency="polite" action={<Button onClick={retry}>Try again</Button>}>
          <p>{answer.failure.reason}</p>
        </Message>
      )}
      {answer.kind === 'loaded' && answer.value.length > 0 && <UseList uses={answer.value} />}
      {answer.kind === 'loaded' && answer.value.length === 0 && (
        <Unused src={src} services={services} onDeleted={onDeleted} onRefused={retry} />
      )}
    </Stack>
  );
}

/** So many pages are named. */
const maxNamed = 10;

function UseList({ uses }: { readonly uses: readonly UploadUse[] }) {
  const names = [...new Set(uses.map(nameOfUse))];
  const more = names.length - maxNamed;
  return (
    <>
      <ul>
        {names.slice(0, maxNamed).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
      <p>It can’t be deleted as long as a page uses it, also if that is only a draft.</p>
    </>
  );
}

function nameOfUse({ name, site, language }: UploadUse): string {
  const place = [site, language].filter((part) => part !== undefined).join(', ');
  return place === '' ? name : `${name} (${place})`;
}

type DeleteState =
  | { readonly kind: 'idle' | 'asking' | 'deleting' }
  | { readonly kind: 'failed'; readonly reason: string };

interface UnusedProps extends DeleteUploadProps {
  /** It wasn't deleted, so something may use it meanwhile. */
  readonly onRefused: () => void;
}

function Unused({ src, services, onDeleted, onRefused }: UnusedProps) {
  const [state, setState] = useState<DeleteState>({ kind: 'idle' });
  const remove = async () => {
    setState({ kind: 'deleting' });
    const answer = await services.deleteUpload(src);
    if (answer.ok) return onDeleted();
    setState({ kind: 'failed', reason: answer.failure.reason });
  };
  switch (state.kind) {
    case 'idle':
      return (
        <>
          <p>No page uses it.</p>
          <Button variant="secondary" onClick={() => setState({ kind: 'asking' })}>
            Delete it
          </Button>
        </>
      );
    case 'asking':
    case 'deleting':
      return (
        <Question
          isDeleting={state.kind === 'deleting'}
          onDelete={remove}
          onKeep={() => setState({ kind: 'idle' })}
        />
      );
    case 'failed':
      return <Refusal reason={state.reason} onRetry={onRefused} />;
  }
}

interface RefusalProps {
  readonly reason: string;
  readonly onRetry: () => void;
}

function Refusal({ reason, onRetry }: RefusalProps) {
  return (
    <Message
      tone="danger"
      urgency="polite"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Look again
        </Button>
      }
    >
      <p>{reason}</p>
    </Message>
  );
}

interface QuestionProps {
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}

function Question({ isDeleting, onDelete, onKeep }: QuestionProps) {
  const question = useFocusWhenShown<HTMLParagraphElement>('always');
  return (
    <>
      <p ref={question} tabIndex={-1}>
        Delete it for good? Earlier versions of pages then show nothing in its place.
      </p>
      <Stack direction="row" gap="xs">
        <Button
          onClick={onDelete}
          loading={{ active: isDeleting, label: 'The file is being deleted' }}
        >
          Delete it for good
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          Keep it
        </Button>
      </Stack>
    </>
  );
}
