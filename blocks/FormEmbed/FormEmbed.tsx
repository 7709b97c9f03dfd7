import { type BlockProps, defineBlock } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { readFormId } from '#domain/forms/providers.ts';
import { EmbeddedForm } from '#features/forms/EmbeddedForm.tsx';
import { formEmbedFields } from './FormEmbed.fields.ts';

/** A form of the form provider. */
function FormEmbed({ fields, editing, frame }: BlockProps<typeof formEmbedFields>) {
  const formId = readFormId(fields.formId);
  const { formProviders, locale } = frame;
  return (
    <TitledSection name="FormEmbed" fields={fields} editing={editing} frame={frame}>
      <HiddenFields declarations={formEmbedFields} editing={editing} of={['formId']} />
      <EmbeddedForm
        label={fields.title}
        dictionary={frame.dictionary}
        phone={frame.phone}
        form={
          formId === undefined
            ? undefined
            : { kind: 'provided', formId, provider: formProviders.embed, locale }
        }
      />
    </TitledSection>
  );
}

export const formEmbed = defineBlock({
  manual: {
    purpose: 'A form built in the form provider, such as a contact form or a newsletter sign-up.',
    useWhen: [
      'Visitors should be able to contact us without leaving the page.',
      'Marketing builds the form and reads the answers in the form provider.',
    ],
    avoidWhen: [
      'The form is built in Jotform: use JotformEmbed.',
      'It is for selling or trading in a car, or booking a service: those have their own flows.',
    ],
    alsoKnownAs: ['form', 'contact form', 'newsletter', 'HubSpot', 'formulär', 'nyhetsbrev'],
  },
  fields: formEmbedFields,
  Component: FormEmbed,
});
