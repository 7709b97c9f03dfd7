import { type BlockProps, defineBlock } from '../block.ts';
import { ContentCard } from '../cards/ContentCard.tsx';
import { listCardFields } from './ListCard.fields.ts';

function ListCard(props: BlockProps<typeof listCardFields>) {
  return <ContentCard {...props} layout="row" />;
}

export const listCard = defineBlock({
  manual: {
    purpose: 'A card for lists: the picture beside the words.',
    useWhen: [
      'Visitors read down a list and compare words rather than pictures: put the cards into a CardList.',
      'The texts are longer than a card beside others can hold.',
    ],
    avoidWhen: ['The pictures matter most: Card shows them larger.'],
    alsoKnownAs: ['list item', 'row', 'teaser', 'listkort', 'rad'],
  },
  fields: listCardFields,
  Component: ListCard,
});
