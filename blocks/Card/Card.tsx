import { type BlockProps, defineBlock } from '../block.ts';
import { ContentCard } from '../cards/ContentCard.tsx';
import { cardFields } from './Card.fields.ts';

function Card(props: BlockProps<typeof cardFields>) {
  return <ContentCard {...props} layout="column" />;
}

export const card = defineBlock({
  manual: {
    purpose: 'A picture or a sign, a title, a sentence or two, and a way on.',
    useWhen: [
      'Several offers, services or subjects stand beside each other: put the cards into a CardList.',
      'One subject needs a strong pointer: a card alone stands across the page.',
    ],
    avoidWhen: [
      'The picture says it all: ImageCard puts the words on it.',
      'It is a car model with its facts: ModelCard does that.',
    ],
    alsoKnownAs: ['teaser', 'box', 'tile', 'puff', 'kort', 'kortti', 'karta'],
  },
  fields: cardFields,
  Component: Card,
});
