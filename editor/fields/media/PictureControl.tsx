import { useState } from 'react';
import { Field } from '#design-system/Field/Field.tsx';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import {
  centre,
  type FocalPoint,
  readFocalPoint,
  writeFocalPoint,
} from '#domain/content/focalPoint.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import { type RawImage, readRawImage, writeRawImage } from '#domain/content/rawFields/rawImage.ts';
import { FieldButtons } from '../FieldButtons.tsx';
import type { FieldEditorProps } from '../FieldEditorProps.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import { ForeignControl } from '../ForeignControl.tsx';
import type { MediaItem } from '../fieldServices.ts';
import * as css from '../fields.css.ts';
import { fieldLabel } from '../fieldWords.ts';
import { FocalPointField } from './FocalPointField.tsx';
import { MediaDialog } from './MediaDialog.tsx';

/** A picture with its alternative text; a decorative one has none. */
export function PictureControl({ field, raw, onChange, problems, frame }: FieldEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const reading = readRawImage(raw);
  const label = fieldLabel(field);
  if (reading.kind === 'foreign') return <ForeignControl label={label} raw={raw} />;
  const image = reading.kind === 'filled' ? reading.value : undefined;
  const what = label.toLowerCase();
  return (
    <FieldFrame field={field} problems={problems}>
      {image && (
        <UsedPicture
          what={what}
          image={image}
          isDecorative={field.decorative !== undefined}
          language={frame.language}
          onChange={(changed) => onChange(writeRawImage(changed))}
        />
      )}
      <FieldButtons
        what={what}
        isChosen={image !== undefined}
        onChoose={() => setOpen(true)}
        onRemove={() => onChange('')}
      />
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
    </FieldFrame>
  );
}

interface UsedPictureProps {
  /** What the field is called, in lower case. */
  readonly what: string;
  readonly image: RawImage;
  readonly isDecorative: boolean;
  readonly language: string | undefined;
  readonly onChange: (image: RawImage) => void;
}

/** The picture, and what is said about this use of it. */
function UsedPicture({ what, image, isDecorative, language, onChange }: UsedPictureProps) {
  return (
    <>
      <Preview image={image} />
      {!isDecorative && (
        <AlternativeText
          what={what}
          image={image}
          language={language}
          onChange={(alt) => onChange({ ...image, alt })}
        />
      )}
      <UsedFocalPoint
        what={what}
        image={image}
        onChange={(focalPoint) => onChange({ ...image, focalPoint })}
      />
    </>
  );
}

/** The picture, if its address is known. */
function Preview({ image }: { readonly image: RawImage }) {
  const src = mediaAddress(image.src);
  if (src === undefined) return null;
  // biome-ignore lint/performance/noImgElement: no page of the framework shows it.
  return <img className={css.preview} src={src} alt={image.alt} />;
}

interface UsedFocalPointProps extends Pick<UsedPictureProps, 'image' | 'what'> {
  readonly onChange: (focalPoint: string) => void;
}

/** The point around which this use of the picture is cropped: a wide banner may need another one than a card. */
function UsedFocalPoint({ what, image, onChange }: UsedFocalPointProps) {
  const point = readFocalPoint(image.focalPoint) ?? centre;
  const legend = `Focal point of ${what}`;
  return (
    <details>
      <summary className={css.summary}>
        <Icon name="chevron-down" />
        <span>{legend}</span>
      </summary>
      <FocalPointField
        src={mediaAddress(image.src)}
        alt=""
        legend={legend}
        point={point}
        onChange={(chosen) => onChange(rawPoint(chosen))}
      />
    </details>
  );
}

/** A point as it is stored. The centre is the default, so it isn't. */
function rawPoint(point: FocalPoint): string {
  return point.x === centre.x && point.y === centre.y ? '' : writeFocalPoint(point);
}

interface AlternativeTextProps extends Pick<UsedPictureProps, 'image' | 'language' | 'what'> {
  readonly onChange: (alt: string) => void;
}

function AlternativeText({ what, image, language, onChange }: AlternativeTextProps) {
  return (
    <Field
      label={`Alternative text of ${what}`}
      help="What the picture shows, for those who can’t see it. One sentence, without “picture of”."
    >
      {(control) => (
        <TextInput {...control} lang={language} value={image.alt} onValueChange={onChange} />
      )}
    </Field>
  );
}

/** A chosen picture. It has its own alternative text and focal point, because another picture shows something else. */
function imageOf(
  { id, src, alt, width, height, focalPoint = centre }: MediaItem,
  before: RawImage | undefined,
): RawImage {
  const pixels = (count: number) => (count > 0 ? String(count) : '');
  return {
    mediaId: id,
    src,
    alt,
    width: pixels(width),
    height: pixels(height),
    focalPoint: rawPoint(focalPoint),
    others: before?.others ?? new Map(),
  };
}
