import { readFormId } from '#domain/forms/providers.ts';
import { type BlockProps, defineBlock } from '../block.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { jotformEmbedFields } from './JotformEmbed.fields.ts';

/** A form made at Jotform. It is said where its id is missing: a gap would go unnoticed. */
function JotformEmbed({ fields, editing, frame }: BlockProps<typeof jotformEmbedFields>) {
  const formId = readFormId(fields.formId);
  const { dictionary, formProviders, locale } = frame;
  return (
    <FormSection
      declarations={jotformEmbedFields}
      fields={fields}
      editing={editing}
      frame={frame}
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
  );
}

export const jotformEmbed = defineBlock({
  manual: {
    purpose: 'A form made at Jotform, such as a survey or a booking of a test drive.',
    useWhen: [
      'The form is made and answered at Jotform.',
      'The form has several pages, payments or files, which Jotform takes care of.',
    ],
    avoidWhen: [
      'The form is made at the form provider: use FormEmbed.',
      'A car is sold or traded in, or a service is booked: those have flows of their own.',
    ],
    alsoKnownAs: ['form', 'Jotform', 'survey', 'questionnaire', 'formulär', 'enkät'],
  },
  fields: jotformEmbedFields,
  Component: JotformEmbed,
});
