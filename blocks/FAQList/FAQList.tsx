import { faqPageJson } from '#domain/content/faqPage.ts';
import { type BlockProps, defineBlock } from '../block.ts';
import { plainText } from '../content/plainText.ts';
import { type AccordionEntry, AccordionSection } from '../section/AccordionSection.tsx';
import { completeEntries } from '../section/completeEntries.ts';
import { faqListFields } from './FAQList.fields.ts';

/** Questions that open to their answers. Visitors never see it without any. */
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

/** The same for search engines. */
function FaqData({ entries }: { readonly entries: readonly AccordionEntry[] }) {
  const json = faqPageJson(
    entries.map(({ title, text }) => ({ question: title.value, answer: plainText(text.value) })),
  );
  if (json === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data and no code; it can't end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export const faqList = defineBlock({
  manual: {
    purpose:
      'Questions that open to their answers. Search engines read them as questions and answers, and each can be linked to.',
    useWhen: [
      'Customers ask the same things again and again, in the shop or on the phone.',
      'A page sells something that needs explaining: private leasing, tyre hotel, trade-in.',
    ],
    avoidWhen: [
      'The headings are no questions: AccordionBlock.',
      'Nobody asked: what everybody should know belongs in the text of the page.',
      'The same questions stand on another page already: link to that page.',
    ],
    alsoKnownAs: ['FAQ', 'questions', 'answers', 'accordion', 'vanliga frågor', 'frågor och svar'],
  },
  fields: faqListFields,
  Component: FAQList,
});
