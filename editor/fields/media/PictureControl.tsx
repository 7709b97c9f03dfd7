import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { type RawImage, readRawImage, writeRawImage } from '#domain/content/rawFields/rawImage.ts';
import { type FieldEditorProps, ownProblem } from '../FieldEditorProps.ts';
import { ForeignControl } from '../ForeignControl.tsx';
import type { MediaItem } from '../fieldServices.ts';
import * as css from '../fields.css.ts';
import { fieldHelp, fieldLabel } from '../fieldWords.ts';
import { MediaDialog } from './MediaDialog.tsx';

/** A picture with its alternative text; a decorative one has none. */
export function PictureControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawImage(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const image = reading.kind === 'filled' ? reading.value : undefined;
  const shown = image && mediaAddress(image.src);
  return (
    <FieldGroup
      legend={label}
      help={fieldHelp(field)}
      error={ownProblem(problems, field.name)}
      required={field.required}
    >
      <Stack gap="s" align="start">
        {shown !== undefined && (
          // biome-ignore lint/performance/noImgElement: no page of the framework shows it.
          <img className={css.preview} src={shown} alt={image?.alt} />
        )}
        {image && field.decorative === undefined && (
          <AlternativeText
            label={label}
            image={image}
            onChange={(alt) => onChange(writeRawImage({ ...image, alt }))}
          />
        )}
        <Stack direction="row" gap="xs">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {image ? `Change ${label.toLowerCase()}` : `Choose ${label.toLowerCase()}`}
          </Button>
          {image && (
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
          kind="picture"
          services={frame.services}
          onPick={(item) => {
            setOpen(false);
            onChange(writeRawImage(imageOf(item, image)));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldGroup>
  );
}

interface AlternativeTextProps {
  readonly label: string;
  readonly image: RawImage;
  readonly onChange: (alt: string) => void;
}

function AlternativeText({ label, image, onChange }: AlternativeTextProps) {
  return (
    <Field
      label={`Alternative text of ${label.toLowerCase()}`}
      help="What the picture shows, for those who can’t see it. One sentence, without “picture of”."
    >
      {(control) => <TextInput {...control} value={image.alt} onValueChange={onChange} />}
    </Field>
  );
}

/** A chosen picture. It has its own alternative text, because another picture shows something else. */
function imageOf(
  { id, src, alt, width, height }: MediaItem,
  before: RawImage | undefined,
): RawImage {
  const pixels = (count: number) => (count > 0 ? String(count) : '');
  return {
    mediaId: id,
    src,
    alt,
    width: pixels(width),
    height: pixels(height),
    others: before?.others ?? new Map(),
  };
}
