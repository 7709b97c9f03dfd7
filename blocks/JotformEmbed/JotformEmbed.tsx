import { type BlockProps, defineBlock } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { BesideForm } from '#cms/section/BesideForm.tsx';
import { TitledSection } from '#cms/section/TitledSection.tsx';
import { readFormId } from '#domain/forms/providers.ts';
import { EmbeddedForm } from '#features/forms/EmbeddedForm.tsx';
import { jotformEmbedFields, jotformEmbedManual } from './JotformEmbed.fields.ts';

/** A form built in Jotform. */
function JotformEmbed({ fields, editing, frame }: BlockProps<typeof jotformEmbedFields>) {
  const formId = readFormId(fields.formId);
  const { dictionary, formProviders, locale } = frame;
  return (
    <TitledSection name="JotformEmbed" fields={fields} editing={editing} frame={frame}>
      <HiddenFields declarations={jotformEmbedFields} editing={editing} of={['formId']} />
      <BesideForm fields={fields} editing={editing} frame={frame}>
        <EmbeddedForm
          label={fields.title}
          dictionary={frame.dictionary}
          phone={frame.phone}
          form={
            formId === undefined
              ? undefined
              : {
                  kind: 'jotform',
                  formId,
                  pageUrl: `${formProviders.jotform.url}/${formId}`,
                  locale,
                  title: fields.title || dictionary.formShow,
                }
          }
        />
      </BesideForm>
    </TitledSection>
  );
}

export const jotformEmbed = defineBlock({
  manual: jotformEmbedManual,
  fields: jotformEmbedFields,
  Component: JotformEmbed,
});
