import { Card, type CardProps, Heading, Link } from '#design-system';
import type { BlockProps } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { linkTarget, linkText } from '../content/linkTarget.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { CardPlace } from './CardPlace.tsx';
import { cardFields } from './cardFields.ts';
import { cardPicture } from './cardPicture.tsx';

interface ContentCardProps extends BlockProps<typeof cardFields> {
  /** Above the words, or beside them in a list. */
  readonly layout: Extract<CardProps['layout'], 'column' | 'row'>;
}

/** A card with content. Without a title, a text and a picture it is nothing. */
export function ContentCard({ layout, ...props }: ContentCardProps) {
  const { fields, editing, frame, isNested } = props;
  const { title, text, image } = fields;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && !title && !text && !image) return null;
  return (
    <CardPlace isNested={isNested}>
      <Card
        layout={isNested ? layout : 'feature'}
        hitArea={isEdited ? 'link' : 'card'}
        picture={cardPicture({ image, editing: editing.image, isNested })}
        icon={fields.icon === 'none' ? undefined : fields.icon}
        title={(title || editing.title) && <CardTitle {...props} />}
        text={
          (text || editing.text) && (
            <EditableField of={editing.text} name={cardFields.text.name}>
              {text && <BlockText html={text} frame={frame} />}
            </EditableField>
          )
        }
        action={(fields.link || editing.link) && <CardAction {...props} />}
      />
    </CardPlace>
  );
}

type PartProps = BlockProps<typeof cardFields>;

/** A card among others is a step further in than the section they stand in. */
function CardTitle({ fields, editing, isNested }: PartProps) {
  return (
    <Heading level={isNested ? 3 : 2} style="heading4">
      <EditableField of={editing.title} name={cardFields.title.name}>
        {fields.title}
      </EditableField>
    </Heading>
  );
}

function CardAction({ fields, editing, frame }: PartProps) {
  const { link, buttonText, title } = fields;
  const label = buttonText || linkText(link) || title;
  return (
    <EditableField of={editing.link} name={cardFields.link.name}>
      {link && label && (
        <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
          <EditableField of={editing.buttonText}>{label}</EditableField>
        </Link>
      )}
    </EditableField>
  );
}
