import type { BlockProps } from '#cms/block.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { Picture } from '#design-system';
import { YoutubeFrame } from '#features/youtube/YoutubeFrame.tsx';
import * as css from './YoutubeVideo.css.ts';
import { youtubeVideoFields } from './YoutubeVideo.fields.ts';

/** The video with its poster. Without a video, only the poster, for editors. */
export function YoutubeVideoFrame(props: BlockProps<typeof youtubeVideoFields>) {
  const { fields, editing, frame, uid, isFirst } = props;
  const { image, title, youtube } = fields;
  const poster = image && (
    <Picture
      {...image}
      ratio="fill"
      sizes={css.posterSizes}
      priority={isFirst ? 'first' : 'lazy'}
    />
  );
  return (
    <EditableField of={editing.image} name={youtubeVideoFields.image.name}>
      {youtube ? (
        <YoutubeFrame
          video={youtube}
          name={title || image?.alt || ''}
          poster={poster}
          noticeId={`${uid}-notice`}
          dictionary={frame.dictionary}
        />
      ) : (
        poster && <div className={css.poster}>{poster}</div>
      )}
    </EditableField>
  );
}
