import { Picture } from '#design-system';
import { youtubeId } from '#domain/content/youtube.ts';
import type { BlockProps } from '../block.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { YoutubeFrame } from '../youtube/YoutubeFrame.tsx';
import * as css from './YoutubeVideo.css.ts';
import { youtubeVideoFields } from './YoutubeVideo.fields.ts';

/** The video on its poster; to an editor the poster alone until there is a video. */
export function YoutubeVideoFrame(props: BlockProps<typeof youtubeVideoFields>) {
  const { fields, editing, frame, uid, isFirst } = props;
  const { image, title } = fields;
  const id = youtubeId(fields.youtubeId);
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
      {id ? (
        <YoutubeFrame
          id={id}
          name={title || image?.alt || ''}
          poster={poster}
          noticeId={`${uid}-notice`}
          frame={frame}
        />
      ) : (
        poster && <div className={css.poster}>{poster}</div>
      )}
    </EditableField>
  );
}
