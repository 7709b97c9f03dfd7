import { type BlockProps, defineBlock } from '#cms/block.ts';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { SectionLink } from '#cms/section/SectionLink.tsx';
import { section } from '#cms/section/section.css.ts';
import { CardGrid, Container } from '#design-system';
import { cardColumns } from '#domain/content/cardColumns.ts';
import { cardListFields, cardListManual, cardListSlots } from './CardList.fields.ts';

/** Cards side by side under a title. Without cards, it renders only in editing mode. */
function CardList(props: BlockProps<typeof cardListFields>) {
  const { fields, editing, frame, slots, slotSizes } = props;
  const count = slotSizes['card-list'] ?? 0;
  if (count === 0 && frame.mode !== 'edit') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <CardGrid columns={cardColumns(count)}>{slots['card-list']}</CardGrid>
        <SectionLink link={fields.link} editing={editing.link} frame={frame} />
      </Container>
    </section>
  );
}

export const cardList = defineBlock({
  manual: cardListManual,
  fields: cardListFields,
  slots: cardListSlots,
  Component: CardList,
});
