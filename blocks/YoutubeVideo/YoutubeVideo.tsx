import { type BlockProps, defineBlock } from '#cms/block.ts';
import { HiddenFields } from '#cms/editing/HiddenFields.tsx';
import { SectionHead } from '#cms/section/SectionHead.tsx';
import { section } from '#cms/section/section.css.ts';
import { Container } from '#design-system';
import * as css from './YoutubeVideo.css.ts';
import { youtubeVideoFields, youtubeVideoManual } from './YoutubeVideo.fields.ts';
import { YoutubeVideoFrame } from './YoutubeVideoFrame.tsx';

type YoutubeVideoProps = BlockProps<typeof youtubeVideoFields>;

/** Without a valid id, visitors see nothing, and editors see the block so that they can correct the id. */
function YoutubeVideo(props: YoutubeVideoProps) {
  const { fields, frame } = props;
  if (!fields.youtube && frame.mode !== 'edit') return null;
  return (
    <section className={section[fields.backgroundColor]}>
      <Container>
        <Content {...props} />
      </Container>
    </section>
  );
}

function Content(props: YoutubeVideoProps) {
  const { fields, editing, frame } = props;
  return (
    <>
      {frame.mode === 'edit' && (
        <HiddenFields declarations={youtubeVideoFields} editing={editing} of={['youtube']} />
      )}
      <SectionHead fields={fields} editing={editing} frame={frame} />
      <div className={css.video}>
        <YoutubeVideoFrame {...props} />
      </div>
    </>
  );
}

export const youtubeVideo = defineBlock({
  manual: youtubeVideoManual,
  fields: youtubeVideoFields,
  Component: YoutubeVideo,
});
