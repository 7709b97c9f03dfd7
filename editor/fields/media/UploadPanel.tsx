import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { useFocusWhenShown } from '#design-system/focus/useFocusWhenShown.ts';
import { Heading } from '#design-system/Heading/Heading.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import type { FocalPoint } from '#domain/content/focalPoint.ts';
import type { FieldServices, MediaItem, MediaKind } from '../fieldServices.ts';
import * as css from '../fields.css.ts';
import { DeleteUpload } from './DeleteUpload.tsx';
import { PictureDetails } from './PictureDetails.tsx';

export interface UploadPanelProps {
  readonly kind: MediaKind;
  readonly item: MediaItem;
  readonly focalPoint: FocalPoint;
  readonly services: Pick<FieldServices, 'changeUpload' | 'deleteUpload' | 'uploadUses'>;
  /** The upload is changed or deleted. Called with what has happened, for the editor. */
  readonly onDone: (words: string) => void;
  readonly onBack: () => void;
}

/** An upload of the library: what is said about it, where it is used, and the way to delete it. */
export function UploadPanel(props: UploadPanelProps) {
  const { kind, item, services, onDone, onBack } = props;
  const heading = useFocusWhenShown<HTMLHeadingElement>('always');
  return (
    <Stack gap="l">
      <Heading ref={heading} level={3} tabIndex={-1}>{`Change ${item.name}`}</Heading>
      <div className={css.uploadParts}>
        {kind === 'picture' && <PictureForm {...props} />}
        <DeleteUpload
          src={item.src}
          services={services}
          onDeleted={() => onDone(`${item.name} is deleted.`)}
        />
      </div>
      <Stack direction="row">
        <Button variant="secondary" onClick={onBack}>
          Back to the library
        </Button>
      </Stack>
    </Stack>
  );
}

type SaveState =
  | { readonly kind: 'filling' | 'incomplete' | 'saving' }
  | { readonly kind: 'failed'; readonly reason: string };

function PictureForm({ item, focalPoint, services, onDone }: UploadPanelProps) {
  const [details, setDetails] = useState({ alt: item.alt, focalPoint });
  const [state, setState] = useState<SaveState>({ kind: 'filling' });
  const alt = details.alt.trim();
  const save = async () => {
    if (alt === '') return setState({ kind: 'incomplete' });
    setState({ kind: 'saving' });
    const answer = await services.changeUpload({ ...details, alt, src: item.src });
    if (answer.ok) onDone(`${item.name} is changed.`);
    else setState({ kind: 'failed', reason: answer.failure.reason });
  };
  return (
    <Stack gap="s">
      <PictureDetails
        src={item.src}
        alt={item.alt}
        details={details}
        isIncomplete={state.kind === 'incomplete' && alt === ''}
        onChange={setDetails}
      />
      <Text style="small" tone="muted">
        Pages that show the picture already keep the alternative text that they have.
      </Text>
      {state.kind === 'failed' && (
        <Message tone="danger" urgency="polite">
          <p>{state.reason}</p>
        </Message>
      )}
      <Stack direction="row">
        <Button
          onClick={save}
          loading={{ active: state.kind === 'saving', label: 'The picture is being changed' }}
        >
          Save
        </Button>
      </Stack>
    </Stack>
  );
}
