import { formFields } from '#cms/fields/formFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';

/** The CMS fields of FormEmbed. */
export const formEmbedFields = formFields('The id of the form, as the form provider shows it.');

/** The status of FormEmbed. */
export const formEmbedStatus = 'stable';

/** The editors’ manual of FormEmbed, without its fields. */
export const formEmbedManual: BlockManual = {
  purpose: 'A form built in the form provider, such as a contact form or a newsletter sign-up.',
  useWhen: [
    'Visitors should be able to contact us without leaving the page.',
    'Marketing builds the form and reads the answers in the form provider.',
  ],
  avoidWhen: [
    'The form is built in Jotform: use JotformEmbed.',
    'It is for selling or trading in a car, or booking a service: those have their own flows.',
  ],
};
