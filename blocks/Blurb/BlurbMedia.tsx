import type { BlockProps } from '#cms/block.ts';
import type { PicturePair } from '#cms/content/mediaPair.ts';
import { videoLabels } from '#cms/content/videoLabels.ts';
import { EditableField } from '#cms/editing/EditableField.tsx';
import { clearPoster, Picture, Video } from '#design-system';
import { YoutubeFrame } from '#features/youtube/YoutubeFrame.tsx';
import * as css from './Blurb.css.ts';
import { blurbFields } from './Blurb.fields.ts';
import { type BlurbMedium, blurbMedium } from './blurbMedia.ts';

type BlurbMediaProps = BlockProps<typeof blurbFields>;

/** Picture, film or YouTube video. */
export function BlurbMedia(props: BlurbMediaProps) {
  const medium = blurbMedium(props.fields);
  return (
    <EditableField of={props.editing.imageDesktop} name={blurbFields.imageDesktop.name}>
      {medium && <Medium {...props} medium={medium} />}
    </EditableField>
  );
}

interface MediumProps extends BlurbMediaProps {
  readonly medium: BlurbMedium;
}

function Medium({ medium, ...props }: MediumProps) {
  const { fields, frame, uid, isFirst } = props;
  const picture = medium.picture && <BlurbPicture {...medium.picture} isFirst={isFirst} />;
  switch (medium.kind) {
    case 'picture':
      return <div className={css.frame}>{picture}</div>;
    case 'film':
      return (
        <div className={css.frame}>
          {picture}
          <div className={css.film}>
            <Video
              {...medium.film}
              poster={medium.picture && clearPoster}
              // The alternative text of the picture describes the film; without a picture, the title does.
              label={medium.picture ? '' : fields.title}
              labels={videoLabels(frame)}
              controls={fields.hasControlBar ? 'full' : 'playback'}
              ratio="fill"
            />
          </div>
        </div>
      );
    case 'youtube':
      return (
        <YoutubeFrame
          video={medium.video}
          name={fields.title || medium.picture?.main.alt || ''}
          poster={picture}
          noticeId={`${uid}-notice`}
          dictionary={frame.dictionary}
        />
      );
  }
}

function BlurbPicture({ main, phone, isFirst }: PicturePair & { readonly isFirst: boolean }) {
  return (
    <Picture
      {...main}
      phone={phone}
      ratio="fill"
      sizes={css.pictureSizes}
      priority={isFirst ? 'first' : 'lazy'}
    />
  );
}
