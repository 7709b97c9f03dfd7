import { type BlockProps, defineBlock } from '#cms/block.ts';
import { CardPlace } from '#cms/cards/CardPlace.tsx';
import { cardPicture } from '#cms/cards/cardPicture.tsx';
import { BlockText } from '#cms/content/BlockText.tsx';
import { plainText } from '#cms/content/plainText.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { Badge, Card, Heading, Link } from '#design-system';
import { linkTarget, linkText } from '#domain/content/linkTarget.ts';
import { modelCardFields, modelCardManual } from './ModelCard.fields.ts';
import { ModelFacts, modelFacts } from './ModelFacts.tsx';

type ModelCardProps = BlockProps<typeof modelCardFields>;

/** A car model. Visitors don't see it without a title or a picture. */
function ModelCard(props: ModelCardProps) {
  const { fields, editing, frame, slot } = props;
  const { title, image } = fields;
  const text = plainText(fields.text);
  const isEdited = frame.mode === 'edit';
  if (!isEdited && !title && !image) return null;
  return (
    <CardPlace slot={slot}>
      <Card
        layout={slot ? 'column' : 'feature'}
        hitArea={isEdited ? 'link' : 'card'}
        picture={cardPicture('above', props)}
        pictureShape="landscape"
        badge={hasCampaign(props) && <Campaign {...props} />}
        title={
          (title || editing.title) && (
            <Heading level={slot ? 3 : 2} style={slot ? 'heading4' : 'heading3'}>
              <EditableField of={editing.title} name={modelCardFields.title.name}>
                {title}
              </EditableField>
            </Heading>
          )
        }
        text={(text || editing.text) && <ModelText {...props} />}
        facts={(isEdited || modelFacts(fields).length > 0) && <ModelFacts {...props} />}
        action={(linkLabel(fields) || editing.link) && <ModelLink {...props} />}
      />
    </CardPlace>
  );
}

/** The text. While the card has no badge, the field of the badge is here, hidden, for editors. */
function ModelText(props: ModelCardProps) {
  const { fields, editing, frame } = props;
  return (
    <>
      {!hasCampaign(props) && (
        <HiddenFields declarations={modelCardFields} editing={editing} of={['campaign']} />
      )}
      <EditableField of={editing.text} name={modelCardFields.text.name}>
        {fields.text && <BlockText html={fields.text} frame={frame} />}
      </EditableField>
    </>
  );
}

function hasCampaign({ fields: { isCampaign, campaign }, editing }: ModelCardProps): boolean {
  return isCampaign && (campaign !== '' || editing.campaign !== undefined);
}

function Campaign({ fields: { campaign }, editing }: ModelCardProps) {
  return (
    <Badge tone="campaign">
      <EditableField of={editing.campaign} name={modelCardFields.campaign.name}>
        {campaign}
      </EditableField>
    </Badge>
  );
}

/** The text of the link at the bottom; empty if there is no link. */
function linkLabel({ link, title }: ModelCardProps['fields']): string {
  return link ? linkText(link) || title : '';
}

function ModelLink({ fields, editing, frame }: ModelCardProps) {
  const { link } = fields;
  const label = linkLabel(fields);
  return (
    <EditableField of={editing.link} name={modelCardFields.link.name}>
      {link && label && (
        <Link {...linkTarget(link, frame)} variant="standalone" trailingIcon="arrow-right">
          {label}
        </Link>
      )}
    </EditableField>
  );
}

export const modelCard = defineBlock({
  manual: modelCardManual,
  fields: modelCardFields,
  Component: ModelCard,
});
