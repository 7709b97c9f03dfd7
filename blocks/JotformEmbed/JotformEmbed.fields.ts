import { formFields } from '#cms/fields/formFields.ts';
import type { BlockManual } from '#domain/content/blockManual.ts';

/** The CMS fields of JotformEmbed. */
export const jotformEmbedFields = formFields(
  'The number at the end of the form’s address at Jotform.',
);

/** The status of JotformEmbed. */
export const jotformEmbedStatus = 'stable';

/** The editors’ manual of JotformEmbed, without its fields. */
export const jotformEmbedManual: BlockManual = {
  purpose: 'A form built in Jotform, such as a survey or a test drive booking.',
  useWhen: [
    'The form is built in Jotform, and its answers are read there.',
    'The form has several pages, payments or file uploads, which Jotform handles.',
  ],
  avoidWhen: [
    'The form is built in the form provider: use FormEmbed.',
    'It is for selling or trading in a car, or booking a service: those have their own flows.',
  ],
};
