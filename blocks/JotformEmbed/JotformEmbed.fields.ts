import { formFields } from '#cms/fields/formFields.ts';

/** The CMS fields of JotformEmbed. */
export const jotformEmbedFields = formFields(
  'The number at the end of the form’s address at Jotform.',
);

/** The status of JotformEmbed. */
export const jotformEmbedStatus = 'stable';
