import { type BlockProps, defineBlock } from '#cms/block.ts';
import { AccordionSection } from '#cms/section/AccordionSection.tsx';
import { completeEntries } from '#cms/section/completeEntries.ts';
import { accordionBlockFields } from './AccordionBlock.fields.ts';

/** Entries that open one at a time. Without entries, it renders only in editing mode. */
function AccordionBlock({ fields, editing, frame }: BlockProps<typeof accordionBlockFields>) {
  const items = fields.items.map(({ fields: { title, text }, editing: metadata }) => ({
    title: { name: 'Title', value: title, editing: metadata.title },
    text: { name: 'Text', value: text, editing: metadata.text },
  }));
  const entries = completeEntries(items, frame.mode);
  if (entries.length === 0 && frame.mode !== 'edit') return null;
  return <AccordionSection fields={fields} editing={editing} frame={frame} entries={entries} />;
}

export const accordionBlock = defineBlock({
  manual: {
    purpose:
      'Details under headings that open and close independently. Every entry can be linked to.',
    useWhen: [
      'A page has many details and each visitor needs only one or two: terms, equipment, opening hours.',
      'The headings alone are enough for visitors to choose what to open.',
    ],
    avoidWhen: [
      'The entries are questions: use FAQList, which search engines recognise as questions and answers.',
      'Everybody should read it: use visible text, since most visitors open nothing.',
      'There is only one entry: use a Blurb, which shows it without a click.',
    ],
    alsoKnownAs: ['accordion', 'expandable', 'collapse', 'fold', 'dragspel', 'fäll ut'],
  },
  fields: accordionBlockFields,
  Component: AccordionBlock,
});
