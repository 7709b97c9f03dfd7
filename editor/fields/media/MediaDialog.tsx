import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { VisuallyHidden } from '#design-system/VisuallyHidden/VisuallyHidden.tsx';
import { type AnswerState, useAnswer } from '#features/shared/useAnswer.ts';
import type { FieldServiceFailure, FieldServices, MediaItem, MediaKind } from '../fieldServices.ts';
import * as css from '../fields.css.ts';
import { searchDelayMs } from '../searchDelayMs.ts';
import { UploadForm } from './UploadForm.tsx';
import { UploadPanel } from './UploadPanel.tsx';

export interface MediaDialogProps {
  readonly kind: MediaKind;
  readonly services: FieldServices;
  readonly onPick: (item: MediaItem) => void;
  readonly onClose: () => void;
}

const titles = { picture: 'Choose a picture', file: 'Choose a file' } as const;

/** The media library: search what is there, put something new into it, or change what was put there. */
export function MediaDialog({ kind, services, onPick, onClose }: MediaDialogProps) {
  const [changed, setChanged] = useState<MediaItem>();
  const [notice, setNotice] = useState('');
  const back = (words: string) => {
    setNotice(words);
    setChanged(undefined);
  };
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
      {changed?.focalPoint ? (
        <UploadPanel
          kind={kind}
          item={changed}
          focalPoint={changed.focalPoint}
          services={services}
          onDone={back}
          onBack={() => back('')}
        />
      ) : (
        <MediaSearch
          kind={kind}
          services={services}
          notice={notice}
          onPick={onPick}
          onChange={setChanged}
        />
      )}
    </Dialog>
  );
}

interface MediaSearchProps extends Pick<MediaDialogProps, 'kind' | 'services' | 'onPick'> {
  /** What has happened to an upload; empty for nothing. */
  readonly notice: string;
  readonly onChange: (item: MediaItem) => void;
}

function MediaSearch({ kind, services, notice, onPick, onChange }: MediaSearchProps) {
  const [words, setWords] = useState('');
  const { answer, retry } = useAnswer(
    words,
    (text, signal) => services.searchMedia(kind, text, signal),
    { delayMs: searchDelayMs(words) },
  );
  const library = useFocusWhenShown<HTMLDivElement>('lost');
  return (
    <Stack gap="l">
      <UploadForm kind={kind} upload={services.uploadMedia} onUploaded={onPick} />
      <div ref={library} tabIndex={-1}>
        <Stack gap="s">
          {notice !== '' && <Message tone="success" urgency="polite" title={notice} />}
          <Field label="Search the media library">
            {(control) => (
              <TextInput {...control} type="search" value={words} onValueChange={setWords} />
            )}
          </Field>
          <div aria-live="polite">
            <MediaResults
              kind={kind}
              answer={answer}
              onPick={onPick}
              onChange={onChange}
              onRetry={retry}
            />
          </div>
        </Stack>
      </div>
    </Stack>
  );
}

interface MediaResultsProps {
  readonly kind: MediaKind;
  readonly answer: AnswerState<readonly MediaItem[], FieldServiceFailure>;
  readonly onPick: (item: MediaItem) => void;
  readonly onChange: (item: MediaItem) => void;
  readonly onRetry: () => void;
}

function MediaResults({ kind, answer, onPick, onChange, onRetry }: MediaResultsProps) {
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
              {item.focalPoint && <ChangeButton item={item} onChange={onChange} />}
            </li>
          ))}
        </ul>
      );
  }
}

interface ChangeButtonProps {
  readonly item: MediaItem;
  readonly onChange: (item: MediaItem) => void;
}

function ChangeButton({ item, onChange }: ChangeButtonProps) {
  return (
    <button type="button" className={css.change} onClick={() => onChange(item)}>
      Change
      <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
    </button>
  );
}
