import { shownBy, textSubject } from './textSubject.ts';

/** Why a filling of a lead form is refused. */
export const leadRefusalSubject = textSubject(
  shownBy(['CarDetail', 'SellCarForm', 'ServiceRequestForm']),
  ['leadTrapLabel', 'leadTooMany', 'leadTooSoon', 'leadTrapped'],
  { leadTooMany: ['minutes'] },
);
