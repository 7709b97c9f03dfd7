import { Card, type CardProps, Heading, Link } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import type { BlockProps } from '../block.ts';
import { BlockText } from '../content/BlockText.tsx';
import { plainText } from '../content/plainText.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { CardPlace } from './CardPlace.tsx';
import { cardFields } from './cardFields.ts';
import { cardPicture } from './cardPicture.tsx';

interface ContentCardProps extends BlockProps<typeof cardFields> {
  /** Whether the picture is above the text, or beside it as in a list. */
  readonly layout: Extract<CardProps['layout'], 'column' | 'row'>;
}

/** A card with content. Without title, text and picture, visitors don't see it. */
export function ContentCard({ layout, ...props }: ContentCardProps) {
  const { fields, editing, frame, slot } = props;
  const { title, image } = fields;
  const text = plainText(fields.text) && fields.text;
  const isEdited = frame.mode === 'edit';
  if (!isEdited && !title && !text && !image) return null;
  return (
    <CardPlace slot={slot}>
      <Card
        layout={slot ? layout : 'feature'}
        hitArea={isEdited ? 'link' : 'card'}
        picture={cardPicture(layout === 'row' ? 'beside' : 'above', props)}
        icon={fields.icon === 'none' ? undefined : fields.icon}
        title={(title || editing.title) && <CardTitle {...props} />}
        text={
          (text || editing.text) && (
            <EditableField of={editing.text} name={cardFields.text.name}>
              {text && <BlockText html={text} frame={frame} />}
            </EditableField>
          )
        }
        action={(cardLabel(fields) || editing.link) && <CardAction {...props} />}
      />
    </CardPlace>
  );
}

type PartProps = BlockProps<typeof cardFields>;

/** A nested card's heading is one level below that of its section. */
function CardTitle({ fields, editing, slot }: PartProps) {
  return (
    <Heading level={slot ? 3 : 2} style={slot ? 'heading4' : 'heading3'}>
      <EditableField of={editing.title} name={cardFields.title.name}>
        {fields.title}
      </EditableField>
    </Heading>
  );
}

/** The text of the card's link; empty without a link. */
function cardLabel({ link, buttonText, title }: PartProps['fields']): string {
  return link ? buttonText || linkText(link) || title : '';
}

function CardAction({ fields, editing, frame }: PartProps) {
  const { link, buttonText } = fields;
  const label = cardLabel(fields);
  const isOwnText = label !== '' && label === buttonText;
  return (
    <>
      {!isOwnText && (
        <HiddenFields declarations={cardFields} editing={editing} of={['buttonText']} />
      )}
      <EditableField of={editing.link} name={cardFields.link.name}>
        {link && label && (
          <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
            <EditableField of={isOwnText ? editing.buttonText : undefined}>{label}</EditableField>
          </Link>
        )}
      </EditableField>
    </>
  );
}
