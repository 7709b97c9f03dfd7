import { cardFields as shared } from '#cms/cards/cardFields.ts';

/** The CMS fields of Card. */
export const cardFields = shared;

/** The status of Card. */
export const cardStatus = 'stable';
