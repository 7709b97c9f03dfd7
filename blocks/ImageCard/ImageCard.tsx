import { Heading, Link, OverlayCard, Text } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { CardPlace } from '../cards/CardPlace.tsx';
import { cardPicture } from '../cards/cardPicture.tsx';
import { linkTarget, linkText } from '../content/linkTarget.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { imageCardFields } from './ImageCard.fields.ts';

type ImageCardProps = BlockProps<typeof imageCardFields>;

/** Words on a picture. Without a picture or a title it is nothing. */
function ImageCard(props: ImageCardProps) {
  const { fields, editing, frame, isNested } = props;
  const { image, text } = fields;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && (!image || !titleOf(fields))) return null;
  return (
    <CardPlace isNested={isNested}>
      <OverlayCard
        hitArea={isEdited ? 'link' : 'card'}
        picture={cardPicture({ image, editing: editing.image, isNested })}
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

/** What visitors read as the title. */
function titleOf({ title, link }: ImageCardProps['fields']): string {
  return title || linkText(link);
}

/** While an editor writes the words, the card leads nowhere. */
function ImageCardTitle({ fields, editing, frame, isNested }: ImageCardProps) {
  const { link } = fields;
  const isEdited = frame.mode === 'edit';
  const title = (
    <EditableField of={editing.title} name={imageCardFields.title.name}>
      {isEdited ? fields.title : titleOf(fields)}
    </EditableField>
  );
  return (
    <Heading level={isNested ? 3 : 2} style="heading3">
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
  manual: {
    purpose: 'A picture with a few words on it; the whole card is the link.',
    useWhen: ['The picture makes visitors want to go there: places, moods, models.'],
    avoidWhen: ['There is more to say than a title and a sentence: Card has room for it.'],
    alsoKnownAs: ['image teaser', 'picture link', 'bildkort', 'bildpuff', 'kuvakortti'],
  },
  fields: imageCardFields,
  Component: ImageCard,
});
