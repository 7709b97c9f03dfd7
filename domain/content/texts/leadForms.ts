import { shownBy, textSubject } from './textSubject.ts';

/** The texts that lead forms have in common. */
export const leadFormsSubject = textSubject(
  shownBy(['CarDetail', 'SellCarForm', 'ServiceRequestForm', 'TireHotel']),
  [
    'carDetailFormError',
    'contactEmail',
    'contactInvalid',
    'contactInvalidTitle',
    'contactMessage',
    'contactName',
    'contactOptional',
    'contactPhone',
    'contactPhoneHelp',
    'contactRequired',
    'contactSend',
    'contactSending',
    'contactSent',
    'contactSentText',
    'contactTooLong',
  ],
  { contactTooLong: ['max'] },
);
