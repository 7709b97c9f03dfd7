import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';
import type { FieldServiceFailure, FieldServices, MediaItem, MediaKind } from '../fieldServices.ts';
import * as css from '../fields.css.ts';
import { searchDelayMs } from '../searchDelayMs.ts';
import { UploadForm } from './UploadForm.tsx';

export interface MediaDialogProps {
  readonly kind: MediaKind;
  readonly services: FieldServices;
  readonly onPick: (item: MediaItem) => void;
  readonly onClose: () => void;
}

const titles = { picture: 'Choose a picture', file: 'Choose a file' } as const;

/** The media library: search what is there, or put something new into it. */
export function MediaDialog({ kind, services, onPick, onClose }: MediaDialogProps) {
  const [words, setWords] = useState('');
  const { answer, retry } = useAnswer(
    words,
    (text, signal) => services.searchMedia(kind, text, signal),
    { delayMs: searchDelayMs(words) },
  );
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={titles[kind]}
      closeLabel="Close"
    >
      <Stack gap="l">
        <UploadForm kind={kind} upload={services.uploadMedia} onUploaded={onPick} />
        <Stack gap="s">
          <Field label="Search the media library">
            {(control) => (
              <TextInput {...control} type="search" value={words} onValueChange={setWords} />
            )}
          </Field>
          <div aria-live="polite">
            <MediaResults kind={kind} answer={answer} onPick={onPick} onRetry={retry} />
          </div>
        </Stack>
      </Stack>
    </Dialog>
  );
}

interface MediaResultsProps {
  readonly kind: MediaKind;
  readonly answer: AnswerState<readonly MediaItem[], FieldServiceFailure>;
  readonly onPick: (item: MediaItem) => void;
  readonly onRetry: () => void;
}

function MediaResults({ kind, answer, onPick, onRetry }: MediaResultsProps) {
  switch (answer.kind) {
    case 'unasked':
    case 'loading':
      return <Spinner label="The media library is searched" />;
    case 'failed':
      return (
        <Message tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
          <p>{answer.failure.reason}</p>
        </Message>
      );
    case 'loaded':
      if (answer.value.length === 0) return <p>Nothing in the library has these words.</p>;
      return (
        <ul className={css.results}>
          {answer.value.map((item) => (
            <li key={item.id || item.src}>
              <button type="button" className={css.result} onClick={() => onPick(item)}>
                {kind === 'picture' && (
                  // biome-ignore lint/performance/noImgElement: no page of the framework shows it.
                  <img className={css.resultPicture} src={item.src} alt="" loading="lazy" />
                )}
                <span>{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      );
  }
}
