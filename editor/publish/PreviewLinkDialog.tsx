import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { Result } from '#domain/result.ts';
import type { PreviewLink, SessionFailure } from '../api/sessionApi.ts';
import { describeSessionFailure } from '../shell/sessionWords.ts';

interface PreviewLinkDialogProps {
  readonly onMake: (expiresInHours: number) => Promise<Result<PreviewLink, SessionFailure>>;
  readonly onClose: () => void;
}

const lifetimes = [
  { value: '24', label: 'A day' },
  { value: '168', label: 'A week' },
  { value: '720', label: 'A month' },
];

/** Makes a link to the draft that a colleague opens without signing in. */
export function PreviewLinkDialog({ onMake, onClose }: PreviewLinkDialogProps) {
  const [hours, setHours] = useState('168');
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState<Result<PreviewLink, SessionFailure>>();
  const make = async () => {
    if (isAsking) return;
    setIsAsking(true);
    setAnswer(await onMake(Number(hours)));
    setIsAsking(false);
  };
  return (
    <Dialog
      open
      title="Send a preview"
      description="Whoever has the link sees this page as it is here, without signing in."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button loading={{ active: isAsking, label: 'The link is being made' }} onClick={make}>
          Make a link
        </Button>
      }
    >
      <Stack gap="m">
        <Field label="It works for">
          {(control) => (
            <Select {...control} options={lifetimes} value={hours} onValueChange={setHours} />
          )}
        </Field>
        {answer && <LinkAnswer answer={answer} />}
      </Stack>
    </Dialog>
  );
}

interface LinkAnswerProps {
  readonly answer: Result<PreviewLink, SessionFailure>;
}

function LinkAnswer({ answer }: LinkAnswerProps) {
  if (!answer.ok) {
    return (
      <Message tone="danger" urgency="polite">
        <p>{describeSessionFailure(answer.failure)}</p>
      </Message>
    );
  }
  return (
    <Field label="Link to the preview">
      {(control) => <TextInput {...control} readOnly value={answer.value.url} />}
    </Field>
  );
}
