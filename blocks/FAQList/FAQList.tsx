import { type BlockProps, defineBlock } from '#cms/block.ts';
import { plainText } from '#cms/content/plainText.ts';
import { type AccordionEntry, AccordionSection } from '#cms/section/AccordionSection.tsx';
import { completeEntries } from '#cms/section/completeEntries.ts';
import { faqPageJson } from '#domain/content/faqPage.ts';
import { JsonScript } from '#features/shared/JsonScript.tsx';
import { faqListFields, faqListManual } from './FAQList.fields.ts';

/** Questions that expand to show their answers. Without questions, it renders only in editing mode. */
function FAQList({ fields, editing, frame }: BlockProps<typeof faqListFields>) {
  const isEditing = frame.mode === 'edit';
  const items = fields.items.map(({ fields: { question, answer }, editing: metadata }) => ({
    title: { name: 'Question', value: question, editing: metadata.question },
    text: { name: 'Answer', value: answer, editing: metadata.answer },
  }));
  const entries = completeEntries(items, frame.mode);
  if (entries.length === 0 && !isEditing) return null;
  return (
    <AccordionSection fields={fields} editing={editing} frame={frame} entries={entries}>
      {!isEditing && <FaqData entries={entries} />}
    </AccordionSection>
  );
}

/** The questions and answers as structured data, for search engines. */
function FaqData({ entries }: { readonly entries: readonly AccordionEntry[] }) {
  const json = faqPageJson(
    entries.map(({ title, text }) => ({ question: title.value, answer: plainText(text.value) })),
  );
  return json === undefined ? null : <JsonScript json={json} />;
}

export const faqList = defineBlock({
  manual: faqListManual,
  fields: faqListFields,
  Component: FAQList,
});
