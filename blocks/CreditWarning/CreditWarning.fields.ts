import { richText } from '#domain/content/declare.ts';

/** The CMS fields of CreditWarning. The notice itself isn't a field: its wording is prescribed. */
export const creditWarningFields = {
  text: richText({
    name: 'Text',
    help: 'An additional text under the notice, such as an example of what a loan costs. The notice itself is prescribed by law and can’t be changed here.',
  }),
};

/** The countries whose law prescribes the notice. */
export const creditWarningCountries = ['SE'] as const;

/** The status of CreditWarning. */
export const creditWarningStatus = 'stable';
