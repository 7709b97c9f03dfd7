import { type BlockProps, defineBlock } from '#cms/block.ts';
import { CardPlace } from '#cms/cards/CardPlace.tsx';
import { cardPicture } from '#cms/cards/cardPicture.tsx';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Heading, Link, OverlayCard, Text } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import { imageCardFields, imageCardManual } from './ImageCard.fields.ts';

type ImageCardProps = BlockProps<typeof imageCardFields>;

/** Text on a picture. Visitors don't see it without a picture or a title. */
function ImageCard(props: ImageCardProps) {
  const { fields, editing, frame, slot } = props;
  const { image, text } = fields;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && (!image || !titleOf(fields))) return null;
  return (
    <CardPlace slot={slot}>
      <OverlayCard
        hitArea={isEdited ? 'link' : 'card'}
        picture={cardPicture('behind', props)}
        title={<ImageCardTitle {...props} />}
        text={
          <>
            {(text || editing.text) && (
              <Text>
                <EditableField of={editing.text} name={imageCardFields.text.name}>
                  {text}
                </EditableField>
              </Text>
            )}
            <HiddenFields declarations={imageCardFields} editing={editing} of={['link']} />
          </>
        }
      />
    </CardPlace>
  );
}

/** The title that visitors see. */
function titleOf({ title, link }: ImageCardProps['fields']): string {
  return title || linkText(link);
}

/** In editing mode the title isn't a link, so that editors can click the text. */
function ImageCardTitle({ fields, editing, frame, slot }: ImageCardProps) {
  const { link } = fields;
  const isEdited = frame.mode === 'edit';
  const title = (
    <EditableField of={editing.title} name={imageCardFields.title.name}>
      {isEdited ? fields.title : titleOf(fields)}
    </EditableField>
  );
  return (
    <Heading level={slot ? 3 : 2} style="heading3">
      {link && !isEdited ? (
        <Link {...linkTarget(link, frame)} variant="quiet">
          {title}
        </Link>
      ) : (
        title
      )}
    </Heading>
  );
}

export const imageCard = defineBlock({
  manual: imageCardManual,
  fields: imageCardFields,
  Component: ImageCard,
});
