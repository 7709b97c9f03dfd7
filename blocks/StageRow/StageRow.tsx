import { type BlockProps, defineBlock } from '#cms/block.ts';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { SectionLink } from '#cms/section/SectionLink.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container, Scroller } from '#design-system';
import * as css from './StageRow.css.ts';
import { stageRowFields, stageRowManual, stageRowSlots } from './StageRow.fields.ts';

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
  manual: stageRowManual,
  fields: stageRowFields,
  slots: stageRowSlots,
  Component: StageRow,
});
