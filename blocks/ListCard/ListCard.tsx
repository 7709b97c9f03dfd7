import { type BlockProps, defineBlock } from '#cms/block.ts';
import { ContentCard } from '#cms/cards/ContentCard.tsx';
import { listCardFields, listCardManual } from './ListCard.fields.ts';

function ListCard(props: BlockProps<typeof listCardFields>) {
  return <ContentCard {...props} layout="row" />;
}

export const listCard = defineBlock({
  manual: listCardManual,
  fields: listCardFields,
  Component: ListCard,
});
