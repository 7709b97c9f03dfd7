import { type BlockProps, defineBlock } from '#cms/block.ts';
import { ContentCard } from '#cms/cards/ContentCard.tsx';
import { cardFields } from './Card.fields.ts';

function Card(props: BlockProps<typeof cardFields>) {
  return <ContentCard {...props} layout="column" />;
}

export const card = defineBlock({
  manual: {
    purpose: 'A picture or an icon, a title, one or two sentences, and a link.',
    useWhen: [
      'Several offers, services or topics belong side by side: put the cards into a CardList.',
      'One topic deserves a prominent link: a single card spans the page.',
    ],
    avoidWhen: [
      'The picture is what matters: use ImageCard, which puts the text on it.',
      'It is a car model with facts: use ModelCard.',
    ],
    alsoKnownAs: ['teaser', 'box', 'tile', 'puff', 'kort', 'kortti', 'karta'],
  },
  fields: cardFields,
  Component: Card,
});
