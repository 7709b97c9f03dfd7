import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { centre } from '#domain/content/focalPoint.ts';
import type { FieldServices, MediaItem, MediaKind } from '../fieldServices.ts';
import {
  PictureDetails,
  type PictureDetailsProps,
  type PictureDetailsValue,
} from './PictureDetails.tsx';
import { useObjectUrl } from './useObjectUrl.ts';

interface UploadFormProps {
  readonly kind: MediaKind;
  readonly upload: FieldServices['uploadMedia'];
  readonly onUploaded: (item: MediaItem) => void;
}

type UploadState =
  | { readonly kind: 'filling' | 'incomplete' | 'sending' }
  | { readonly kind: 'failed'; readonly reason: string };

const accepted = { picture: 'image/*', file: 'video/*,application/pdf' } as const;

/** Puts a file of the editor's computer into the media library. A picture needs its alternative text at once. */
export function UploadForm({ kind, upload, onUploaded }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [details, setDetails] = useState<PictureDetailsValue>({ alt: '', focalPoint: centre });
  const [state, setState] = useState<UploadState>({ kind: 'filling' });
  const needsAlt = kind === 'picture' && details.alt.trim() === '';
  const send = async () => {
    if (!file || needsAlt) {
      setState({ kind: 'incomplete' });
      return;
    }
    setState({ kind: 'sending' });
    const answer = await upload({ ...details, file, alt: details.alt.trim() });
    if (answer.ok) onUploaded(answer.value);
    else setState({ kind: 'failed', reason: answer.failure.reason });
  };
  return (
    <Stack gap="s" align="start">
      <FileField kind={kind} onChoose={setFile} />
      {file && kind === 'picture' && (
        <FileDetails
          file={file}
          details={details}
          isIncomplete={state.kind === 'incomplete' && needsAlt}
          onChange={setDetails}
        />
      )}
      {file && <SendButton isSending={state.kind === 'sending'} onSend={send} />}
      {state.kind === 'failed' && (
        <Message tone="danger" urgency="polite">
          <p>{state.reason}</p>
        </Message>
      )}
    </Stack>
  );
}

interface FileFieldProps {
  readonly kind: MediaKind;
  readonly onChoose: (file: File | undefined) => void;
}

function FileField({ kind, onChoose }: FileFieldProps) {
  return (
    <Field label="Upload a file">
      {({ maxLength: _, ...control }) => (
        <input
          {...control}
          type="file"
          accept={accepted[kind]}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
      )}
    </Field>
  );
}

interface FileDetailsProps extends Omit<PictureDetailsProps, 'src' | 'alt'> {
  readonly file: File;
}

function FileDetails({ file, ...props }: FileDetailsProps) {
  return <PictureDetails {...props} src={useObjectUrl(file)} alt="The chosen file" />;
}

function SendButton({
  isSending,
  onSend,
}: {
  readonly isSending: boolean;
  readonly onSend: () => void;
}) {
  return (
    <Button onClick={onSend} loading={{ active: isSending, label: 'The file is being uploaded' }}>
      Upload and use
    </Button>
  );
}
