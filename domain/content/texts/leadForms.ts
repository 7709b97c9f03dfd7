import { shownBy, textSubject } from './textSubject.ts';

/** The texts that lead forms have in common. */
export const leadFormsSubject = textSubject(
  shownBy(['CarDetail', 'SellCarForm', 'ServiceRequestForm', 'TireHotel']),
  [
    'carDetailFormError',
    'contactEmail',
    'contactEmailInvalid',
    'contactEmailMissing',
    'contactInvalid',
    'contactInvalidTitle',
    'contactMessage',
    'contactName',
    'contactNameMissing',
    'contactOptional',
    'contactPhone',
    'contactPhoneHelp',
    'contactPhoneInvalid',
    'contactPhoneMissing',
    'contactRequired',
    'contactSend',
    'contactSending',
    'contactSent',
    'contactSentText',
    'contactTooLong',
  ],
  { contactTooLong: ['max'] },
);
