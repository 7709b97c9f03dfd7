import { type BlockProps, defineBlock } from '#cms/block.ts';
import { levelBelow } from '#cms/content/levelBelow.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import { HighlightItem } from './HighlightItem.tsx';
import * as css from './HighlightList.css.ts';
import { highlightListFields, highlightListManual } from './HighlightList.fields.ts';

/** Advantages or steps as a list. Without items, it renders only in editing mode. */
function HighlightList({ fields, editing, frame }: BlockProps<typeof highlightListFields>) {
  const isEdited = frame.mode === 'edit';
  const items = fields.items.filter(({ fields: { title } }) => isEdited || title);
  if (items.length === 0 && !isEdited) return null;
  const level = levelBelow(fields);
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <EditableField of={editing.items} name={highlightListFields.items.name}>
          {items.length > 0 && (
            <ul className={css.list}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items never move, and a GUID as key would be part of every page.
                <HighlightItem key={index} {...item} level={level} frame={frame} />
              ))}
            </ul>
          )}
        </EditableField>
      </Container>
    </section>
  );
}

export const highlightList = defineBlock({
  manual: highlightListManual,
  fields: highlightListFields,
  Component: HighlightList,
});
