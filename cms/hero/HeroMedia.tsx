import { clearPoster, Picture, Video } from '#design-system';
import type { BlockProps } from '../block.ts';
import { filmPair, type PicturePair, picturePair } from '../content/mediaPair.ts';
import { videoLabels } from '../content/videoLabels.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './Hero.css.ts';
import { heroFields } from './heroFields.ts';

type HeroMediaProps = Pick<
  BlockProps<typeof heroFields>,
  'fields' | 'editing' | 'frame' | 'isFirst'
>;

/** The banner's film, if it has one. */
export function heroFilm({ content, videoDesktop, videoPhone }: HeroMediaProps['fields']) {
  return content === 'video' ? filmPair(videoDesktop, videoPhone) : undefined;
}

/** The background of the text: the picture, covered by the film as soon as that plays. */
export function HeroMedia({ fields, editing, ...rest }: HeroMediaProps) {
  const film = heroFilm(fields);
  const picture = picturePair(fields.image, fields.imagePhone);
  const isAboveText = fields.contentPlacement === 'bottom' && !film;
  return (
    <div className={isAboveText ? `${css.media} ${css.mediaAboveText}` : css.media}>
      <EditableField of={editing.image} name={heroFields.image.name}>
        {picture && <HeroPicture {...picture} {...rest} />}
      </EditableField>
      {film && (
        <div className={css.film}>
          {/* The picture's alternative text describes the film as well. */}
          <Video
            {...film}
            poster={picture && clearPoster}
            label=""
            labels={videoLabels(rest.frame)}
            ratio="fill"
          />
        </div>
      )}
    </div>
  );
}

type HeroPictureProps = PicturePair & Pick<HeroMediaProps, 'frame' | 'isFirst'>;

function HeroPicture({ main, phone, frame, isFirst }: HeroPictureProps) {
  return (
    <Picture
      {...main}
      phone={phone}
      ratio="fill"
      priority={isFirst ? 'first' : 'lazy'}
      blurDataUrl={frame.blurs?.[main.src]}
    />
  );
}
