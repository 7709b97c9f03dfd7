import { type BlockProps, defineBlock } from '#cms/block.ts';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { SectionLink } from '#cms/section/SectionLink.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Scroller } from '#design-system';
import * as css from './StageRow.css.ts';
import { stageRowFields, stageRowSlots } from './StageRow.fields.ts';

/** A scrolling row of stages. Without stages, it renders only in editing mode. */
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
      'A row of cards that scrolls sideways: three are visible from 768 px, four from 1280 px.',
    useWhen: [
      'There are more cards than fit, and the first ones matter most: models, campaigns.',
      'The page should stay short: put Card, ImageCard or ModelCard into it.',
    ],
    avoidWhen: ['Visitors should compare all of them: use a CardList, which shows all at once.'],
    alsoKnownAs: ['stage', 'slider', 'scroller', 'row', 'modellrad', 'karusell', 'rivi'],
  },
  fields: stageRowFields,
  slots: stageRowSlots,
  Component: StageRow,
});
