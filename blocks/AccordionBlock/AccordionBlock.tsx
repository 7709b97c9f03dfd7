import { type BlockProps, defineBlock } from '../block.ts';
import { AccordionSection } from '../section/AccordionSection.tsx';
import { completeEntries } from '../section/completeEntries.ts';
import { accordionBlockFields } from './AccordionBlock.fields.ts';

/** Details that open one by one. Visitors never see it without any. */
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
      'Details under headings that open and close, each by itself. Every entry can be linked to.',
    useWhen: [
      'A page has many details of which each visitor wants one or two: terms, equipment, opening hours.',
      'Headings alone tell visitors what to open.',
    ],
    avoidWhen: [
      'The entries are questions: FAQList, which search engines read as such.',
      'Everybody should read it: an open text, since most visitors open nothing.',
      'There is only one entry: a Blurb says it at once.',
    ],
    alsoKnownAs: ['accordion', 'expandable', 'collapse', 'fold', 'dragspel', 'fäll ut'],
  },
  fields: accordionBlockFields,
  Component: AccordionBlock,
});
