import { readFormId } from '#domain/forms/providers.ts';
import { type BlockProps, defineBlock } from '../block.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { formEmbedFields } from './FormEmbed.fields.ts';

/** A form of the form provider. It is said where its id is missing: a gap would go unnoticed. */
function FormEmbed({ fields, editing, frame }: BlockProps<typeof formEmbedFields>) {
  const formId = readFormId(fields.formId);
  const { formProviders, locale } = frame;
  return (
    <FormSection
      declarations={formEmbedFields}
      fields={fields}
      editing={editing}
      frame={frame}
      form={
        formId === undefined
          ? undefined
          : { kind: 'provided', formId, provider: formProviders.embed, locale }
      }
    />
  );
}

export const formEmbed = defineBlock({
  manual: {
    purpose: 'A form made at the form provider, such as a contact form or a newsletter sign-up.',
    useWhen: [
      'Visitors should be able to write to us without leaving the page.',
      'Marketing builds the form and reads the answers at the form provider.',
    ],
    avoidWhen: [
      'The form is made at Jotform: use JotformEmbed.',
      'A car is sold or traded in, or a service is booked: those have flows of their own.',
    ],
    alsoKnownAs: ['form', 'contact form', 'newsletter', 'HubSpot', 'formulär', 'nyhetsbrev'],
  },
  fields: formEmbedFields,
  Component: FormEmbed,
});
