import { cardFields } from '#cms/cards/cardFields.ts';

/** The CMS fields of ListCard: those of Card. */
export const listCardFields = cardFields;
