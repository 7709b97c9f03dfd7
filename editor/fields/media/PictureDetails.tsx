import { Field } from '#design-system/Field/Field.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { UploadDetails } from '../fieldServices.ts';
import { FocalPointField } from './FocalPointField.tsx';

/** What an editor says about a picture. */
export type PictureDetailsValue = Omit<UploadDetails, 'src'>;

export interface PictureDetailsProps {
  /** The address of the picture; `undefined` until there is one. */
  readonly src: string | undefined;
  /** What the picture in the form is called. */
  readonly alt: string;
  readonly details: PictureDetailsValue;
  /** Whether it was sent without alternative text. */
  readonly isIncomplete: boolean;
  readonly onChange: (details: PictureDetailsValue) => void;
}

/** The focal point and the alternative text of a picture. */
export function PictureDetails({ src, alt, details, isIncomplete, onChange }: PictureDetailsProps) {
  return (
    <>
      <FocalPointField
        src={src}
        alt={alt}
        point={details.focalPoint}
        onChange={(focalPoint) => onChange({ ...details, focalPoint })}
      />
      <Field
        label="Alternative text"
        help="What the picture shows, for those who can’t see it."
        error={isIncomplete && 'Say what the picture shows.'}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            value={details.alt}
            onValueChange={(text) => onChange({ ...details, alt: text })}
          />
        )}
      </Field>
    </>
  );
}
