import { cardFields } from '#cms/cards/cardFields.ts';

/** The CMS fields of ListCard: those of Card. */
export const listCardFields = cardFields;

/** The status of ListCard. */
export const listCardStatus = 'stable';
