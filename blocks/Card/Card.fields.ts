import { cardFields as shared } from '../cards/cardFields.ts';

/** The CMS fields of Card. */
export const cardFields = shared;
