import { Container } from '#design-system';
import { youtubeId } from '#domain/content/youtube.ts';
import { type BlockProps, defineBlock } from '../block.ts';
import { HiddenFields } from '../editing/HiddenFields.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { section } from '../section/section.css.ts';
import * as css from './YoutubeVideo.css.ts';
import { youtubeVideoFields } from './YoutubeVideo.fields.ts';
import { YoutubeVideoFrame } from './YoutubeVideoFrame.tsx';

type YoutubeVideoProps = BlockProps<typeof youtubeVideoFields>;

/** A heading without its video is nothing to a visitor, and an editor may still mend the id. */
function YoutubeVideo(props: YoutubeVideoProps) {
  const { fields, frame, isNested } = props;
  if (!youtubeId(fields.youtubeId) && frame.mode !== 'edit') return null;
  // Inside an article the column and the ground are the article's.
  if (isNested) return <Content {...props} />;
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
        <HiddenFields declarations={youtubeVideoFields} editing={editing} of={['youtubeId']} />
      )}
      <SectionHead fields={fields} editing={editing} frame={frame} />
      <div className={css.video}>
        <YoutubeVideoFrame {...props} />
      </div>
    </>
  );
}

export const youtubeVideo = defineBlock({
  manual: {
    purpose: 'A YouTube video in full width, under a heading and a few words.',
    useWhen: [
      'The video is what the visitor came for: a test drive, a guide, a model film.',
      'An article has a film that lies on YouTube.',
    ],
    avoidWhen: [
      'The video only goes with a text: a Blurb shows both beside each other.',
      'A short film without sound shall move by itself: HeroBanner and Blurb play films of our own.',
    ],
    alsoKnownAs: ['video', 'film', 'YouTube', 'embed', 'player', 'movie'],
  },
  fields: youtubeVideoFields,
  Component: YoutubeVideo,
});
