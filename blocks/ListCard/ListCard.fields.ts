import { cardFields } from '#cms/cards/cardFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';

/** The CMS fields of ListCard: those of Card. */
export const listCardFields = cardFields;

/** The placeholders that ListCard suits. */
export const listCardSuits = ['card-list'] as const;

/** The status of ListCard. */
export const listCardStatus = 'stable';

/** The editors’ manual of ListCard, without its fields. */
export const listCardManual: BlockManual = {
  purpose: 'A card for lists, with the picture beside the text.',
  useWhen: [
    'Visitors scan a list and compare text rather than pictures: put the cards into a CardList.',
    'The texts are too long for cards that are side by side.',
  ],
  avoidWhen: ['The pictures matter most: use Card, which shows them larger.'],
};
