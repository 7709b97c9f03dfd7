import { type BlockProps, defineBlock } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { BesideForm } from '#cms/section/BesideForm.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { readFormId } from '#domain/forms/providers.ts';
import { EmbeddedForm } from '#features/forms/EmbeddedForm.tsx';
import { formEmbedFields, formEmbedManual } from './FormEmbed.fields.ts';

/** A form of the form provider. */
function FormEmbed({ fields, editing, frame }: BlockProps<typeof formEmbedFields>) {
  const formId = readFormId(fields.formId);
  const { formProviders, locale } = frame;
  return (
    <TitledSection name="FormEmbed" fields={fields} editing={editing} frame={frame}>
      <HiddenFields declarations={formEmbedFields} editing={editing} of={['formId']} />
      <BesideForm fields={fields} editing={editing} frame={frame}>
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
      </BesideForm>
    </TitledSection>
  );
}

export const formEmbed = defineBlock({
  manual: formEmbedManual,
  fields: formEmbedFields,
  Component: FormEmbed,
});
