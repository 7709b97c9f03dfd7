import { Container, Scroller } from '#design-system';
import { type BlockProps, defineBlock } from '../block.ts';
import { SectionHead } from '../section/SectionHead.tsx';
import { SectionLink } from '../section/SectionLink.tsx';
import { section } from '../section/section.css.ts';
import * as css from './StageRow.css.ts';
import { stageRowFields, stageRowSlots } from './StageRow.fields.ts';

/** A row of stages, three or four seen at once. Visitors never see a row without stages. */
function StageRow(props: BlockProps<typeof stageRowFields>) {
  const { fields, editing, frame, slots, slotSizes } = props;
  const { dictionary } = frame;
  if (!slotSizes['stage-row'] && frame.mode !== 'edit') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <SectionHead fields={fields} editing={editing} frame={frame} />
        <Scroller
          label={fields.title || dictionary.slides}
          previousLabel={dictionary.previousSlide}
          nextLabel={dictionary.nextSlide}
          rowClass={css.row}
          foot={<SectionLink link={fields.link} editing={editing.link} frame={frame} />}
        >
          {slots['stage-row']}
        </Scroller>
      </Container>
    </section>
  );
}

export const stageRow = defineBlock({
  manual: {
    purpose:
      'A row of cards: three seen at once from 768 px, four from 1280 px; more by scrolling sideways.',
    useWhen: [
      'There are more cards than fit, and the first ones matter most: models, campaigns.',
      'The page should stay short: put Card, ImageCard or ModelCard into it.',
    ],
    avoidWhen: ['Visitors should compare all of them: a CardList shows all at once.'],
    alsoKnownAs: ['stage', 'slider', 'scroller', 'row', 'modellrad', 'karusell', 'rivi'],
  },
  fields: stageRowFields,
  slots: stageRowSlots,
  Component: StageRow,
});
