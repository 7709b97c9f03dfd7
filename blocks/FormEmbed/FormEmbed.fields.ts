import { formFields } from '#cms/fields/formFields.ts';

/** The CMS fields of FormEmbed. */
export const formEmbedFields = formFields('The id of the form, as the form provider shows it.');

/** The status of FormEmbed. */
export const formEmbedStatus = 'stable';
