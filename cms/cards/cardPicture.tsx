import { Picture } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { pictureSizes } from './cards.css.ts';

interface CardPictureProps {
  readonly image: ContentImage | undefined;
  readonly editing: FieldMetadata | undefined;
  /** Whether the card is one of several. */
  readonly isNested: boolean;
}

/** The picture of a card; `undefined` renders the card without space for one. */
export function cardPicture({ image, editing, isNested }: CardPictureProps) {
  if (!image && !editing) return undefined;
  return (
    <EditableField of={editing} name="Image">
      {image && (
        <Picture
          {...image}
          ratio="fill"
          sizes={isNested ? pictureSizes.nested : pictureSizes.alone}
        />
      )}
    </EditableField>
  );
}
