import { cardFields } from '../cards/cardFields.ts';

/** The CMS fields of ListCard: those of Card. */
export const listCardFields = cardFields;
