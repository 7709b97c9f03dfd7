import { Container } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { entryLevel } from '../section/entryLevel.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import { HighlightItem } from './HighlightItem.tsx';
import * as css from './HighlightList.css.ts';
import { highlightListFields } from './HighlightList.fields.ts';

/** What speaks for something, point by point. Visitors never see a list without points. */
function HighlightList({ fields, editing, frame }: BlockProps<typeof highlightListFields>) {
  const isEdited = frame.mode === 'edit';
  const items = fields.items.filter(({ fields: { title } }) => isEdited || title);
  if (items.length === 0 && !isEdited) return null;
  const level = entryLevel(fields);
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <EditableField of={editing.items} name={highlightListFields.items.name}>
          {items.length > 0 && (
            <ul className={css.list}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a list may name one item twice.
                <HighlightItem key={`${item.id}-${index}`} {...item} level={level} frame={frame} />
              ))}
            </ul>
          )}
        </EditableField>
      </Container>
    </section>
  );
}

export const highlightList = defineBlock({
  manual: {
    purpose: 'Three to six points with a sign, a title and a sentence each.',
    useWhen: [
      'Visitors should see at a glance what speaks for an offer: guarantees, what is included, how it works.',
      'Steps of a way: their order is kept.',
    ],
    avoidWhen: [
      'Each point has a picture: cards show it.',
      'The points are figures: NumbersBlock makes them large.',
    ],
    alsoKnownAs: ['benefits', 'USP', 'features', 'icons', 'steps', 'fördelar', 'punkter', 'edut'],
  },
  fields: highlightListFields,
  Component: HighlightList,
});
