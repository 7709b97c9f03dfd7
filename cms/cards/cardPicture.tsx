import { Picture } from '#design-system';
import type { FieldMetadata } from '#domain/content/fieldMetadata.ts';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import type { Placement } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { type PicturePlace, pictureSizes } from './pictureSizes.ts';

/** The props of a card that say which picture it has, and how wide. */
interface PicturedCard extends Pick<Placement, 'slot'> {
  readonly fields: { readonly image: ContentImage | undefined };
  readonly editing: { readonly image?: FieldMetadata | undefined };
}

/** The picture of a card; `undefined` renders the card without space for one. */
export function cardPicture(place: PicturePlace, card: PicturedCard) {
  const { fields, editing, slot } = card;
  if (!fields.image && !editing.image) return undefined;
  const sizes = pictureSizes(place, slot);
  return (
    <EditableField of={editing.image} name="Image">
      {fields.image && <Picture {...fields.image} ratio="fill" sizes={sizes} />}
    </EditableField>
  );
}
