import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { chosenMedia, readRawMedia, writeRawMedia } from '#domain/content/rawFields/rawMedia.ts';
import { type FieldEditorProps, ownProblem } from '../FieldEditorProps.ts';
import { ForeignControl } from '../ForeignControl.tsx';
import { fieldHelp, fieldLabel } from '../fieldWords.ts';
import { MediaDialog } from './MediaDialog.tsx';

/** A file of the media library, such as a film. */
export function MediaControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawMedia(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const media = reading.kind === 'filled' ? reading.value : undefined;
  return (
    <FieldGroup
      legend={label}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      <Stack gap="s" align="start">
        {media && <Text>{media.src || `The file ${media.mediaId}`}</Text>}
        <Stack direction="row" gap="xs">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {media ? `Change ${label.toLowerCase()}` : `Choose ${label.toLowerCase()}`}
          </Button>
          {media && (
            <Button
              variant="ghost"
              onClick={({ currentTarget }) => {
                moveFocus(currentTarget.previousElementSibling);
                onChange('');
              }}
            >
              {`Remove ${label.toLowerCase()}`}
            </Button>
          )}
        </Stack>
      </Stack>
      {isOpen && (
        <MediaDialog
          kind="file"
          services={frame.services}
          onPick={({ src, id }) => {
            setOpen(false);
            const chosen = chosenMedia(src, id);
            onChange(writeRawMedia(media ? { ...media, src, mediaId: id } : chosen));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  );
}
