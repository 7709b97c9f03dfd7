import { type BlockProps, defineBlock } from '#cms/block.ts';
import { AccordionSection } from '#cms/section/AccordionSection.tsx';
import { completeEntries } from '#cms/section/completeEntries.ts';
import { accordionBlockFields, accordionBlockManual } from './AccordionBlock.fields.ts';

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
  manual: accordionBlockManual,
  fields: accordionBlockFields,
  Component: AccordionBlock,
});
