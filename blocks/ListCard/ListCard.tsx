import { type BlockProps, defineBlock } from '#cms/block.ts';
import { ContentCard } from '#cms/cards/ContentCard.tsx';
import { listCardFields } from './ListCard.fields.ts';

function ListCard(props: BlockProps<typeof listCardFields>) {
  return <ContentCard {...props} layout="row" />;
}

export const listCard = defineBlock({
  manual: {
    purpose: 'A card for lists, with the picture beside the text.',
    useWhen: [
      'Visitors scan a list and compare text rather than pictures: put the cards into a CardList.',
      'The texts are too long for cards that are side by side.',
    ],
    avoidWhen: ['The pictures matter most: use Card, which shows them larger.'],
    alsoKnownAs: ['list item', 'row', 'teaser', 'listkort', 'rad'],
  },
  fields: listCardFields,
  Component: ListCard,
});
