import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { FieldServices, FocalPoint, MediaItem, MediaKind } from '../fieldServices.ts';
import { FocalPointField } from './FocalPointField.tsx';

interface UploadFormProps {
  readonly kind: MediaKind;
  readonly upload: FieldServices['uploadMedia'];
  readonly onUploaded: (item: MediaItem) => void;
}

const middle: FocalPoint = { x: 50, y: 50 };

const accepted = { picture: 'image/*', file: 'video/*,application/pdf' } as const;

/** Puts a file of the editor's computer into the media library. A picture needs its alternative text at once. */
export function UploadForm({ kind, upload, onUploaded }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [focalPoint, setFocalPoint] = useState(middle);
  const [state, setState] = useState<UploadState>({ kind: 'filling' });
  const needsAlt = kind === 'picture' && alt.trim() === '';
  const send = async () => {
    if (!file || needsAlt) {
      setState({ kind: 'incomplete' });
      return;
    }
    setState({ kind: 'sending' });
    const answer = await upload({ file, alt: alt.trim(), focalPoint });
    if (answer.ok) onUploaded(answer.value);
    else setState({ kind: 'failed', reason: answer.failure.reason });
  };
  return (
    <Stack gap="s" align="start">
      <Field label="Upload a file" error={state.kind === 'incomplete' && !file && 'Choose a file.'}>
        {({ maxLength: _, ...control }) => (
          <input
            {...control}
            type="file"
            accept={accepted[kind]}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        )}
      </Field>
      {file && kind === 'picture' && (
        <>
          <FocalPointField file={file} point={focalPoint} onChange={setFocalPoint} />
          <Field
            label="Alternative text"
            help="What the picture shows, for those who can’t see it."
            error={state.kind === 'incomplete' && needsAlt && 'Say what the picture shows.'}
            required
          >
            {(control) => <TextInput {...control} value={alt} onValueChange={setAlt} />}
          </Field>
        </>
      )}
      {file && (
        <Button
          onClick={send}
          loading={{ active: state.kind === 'sending', label: 'The file is being uploaded' }}
        >
          Upload and use
        </Button>
      )}
      {state.kind === 'failed' && (
        <Message tone="danger" urgency="polite">
          <p>{state.reason}</p>
        </Message>
      )}
    </Stack>
  );
}

type UploadState =
  | { readonly kind: 'filling' | 'incomplete' | 'sending' }
  | { readonly kind: 'failed'; readonly reason: string };
