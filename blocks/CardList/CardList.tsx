import { CardGrid, Container } from '#design-system';
import { cardColumns } from '#domain/content/cardColumns.ts';
import { type BlockProps, defineBlock } from '../block.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { SectionLink } from '../section/SectionLink.tsx';
import { section } from '../section/section.css.ts';
import { cardListFields, cardListSlots } from './CardList.fields.ts';

/** Cards beside each other under a title. Visitors never see a list without cards. */
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
  manual: {
    purpose:
      'Cards beside each other: one column on phones, two or three from 768 px, four in wide windows.',
    useWhen: [
      'Visitors choose among offers, services or subjects of the same weight: put Card, ListCard, ImageCard or ModelCard into it.',
      'Three, four or six cards fill their rows best.',
    ],
    avoidWhen: [
      'There are more than about nine: a StageRow scrolls sideways, or the page needs sections.',
      'There is one thing to say: Blurb says it better.',
    ],
    alsoKnownAs: ['cards', 'teasers', 'grid', 'puffar', 'kortlista', 'korttilista'],
  },
  fields: cardListFields,
  slots: cardListSlots,
  Component: CardList,
});
