import { cardFields as shared } from '#cms/cards/cardFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';

/** The CMS fields of Card. */
export const cardFields = shared;

/** The placeholders that Card suits. */
export const cardSuits = ['headless-main', 'card-list', 'stage-row'] as const;

/** The status of Card. */
export const cardStatus = 'stable';

/** The editors’ manual of Card, without its fields. */
export const cardManual: BlockManual = {
  purpose: 'A picture or an icon, a title, one or two sentences, and a link.',
  useWhen: [
    'Several offers, services or topics belong side by side: put the cards into a CardList.',
    'One topic deserves a prominent link: a single card spans the page.',
  ],
  avoidWhen: [
    'The picture is what matters: use ImageCard, which puts the text on it.',
    'It is a car model with facts: use ModelCard.',
  ],
};
