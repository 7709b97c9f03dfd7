import { type BlockProps, defineBlock } from '#cms/block.ts';
import { ContentCard } from '#cms/cards/ContentCard.tsx';
import { cardFields, cardManual } from './Card.fields.ts';

function Card(props: BlockProps<typeof cardFields>) {
  return <ContentCard {...props} layout="column" />;
}

export const card = defineBlock({
  manual: cardManual,
  fields: cardFields,
  Component: Card,
});
