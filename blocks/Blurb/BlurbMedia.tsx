import { Picture, Video } from '#design-system';
import type { BlockProps } from '../block.ts';
import { clearPoster } from '../content/clearPoster.ts';
import type { PicturePair } from '../content/mediaPair.ts';
import { videoLabels } from '../content/videoLabels.ts';
import { EditableField } from '../editing/EditableField.tsx';
import { YoutubeFrame } from '../youtube/YoutubeFrame.tsx';
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
              // The picture under it says what it shows; alone, the blurb's title does.
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
          id={medium.id}
          name={fields.title || medium.picture?.main.alt || ''}
          poster={picture}
          noticeId={`${uid}-notice`}
          frame={frame}
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
