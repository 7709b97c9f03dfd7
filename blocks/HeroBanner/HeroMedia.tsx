import { Picture, Video } from '#design-system';
import type { BlockProps } from '../block.ts';
import { filmPair, picturePair } from '../content/mediaPair.ts';
import { videoLabels } from '../content/videoLabels.ts';
import { EditableField } from '../editing/EditableField.tsx';
import * as css from './HeroBanner.css.ts';
import { heroBannerFields } from './HeroBanner.fields.ts';

type HeroMediaProps = Pick<
  BlockProps<typeof heroBannerFields>,
  'fields' | 'editing' | 'frame' | 'isFirst'
>;

/** The film of the banner, if it is one of film. */
export function heroFilm({ content, videoDesktop, videoPhone }: HeroMediaProps['fields']) {
  return content === 'video' ? filmPair(videoDesktop, videoPhone) : undefined;
}

/** What stands behind the text: the picture, and over it the film as soon as it plays. */
export function HeroMedia({ fields, editing, ...rest }: HeroMediaProps) {
  const film = heroFilm(fields);
  return (
    <div className={css.media}>
      <EditableField of={editing.image} name={heroBannerFields.image.name}>
        {picturePair(fields.image, fields.imagePhone) && <HeroPicture fields={fields} {...rest} />}
      </EditableField>
      {film && (
        <div className={css.film}>
          {/* What it shows, the picture says. */}
          <Video {...film} label="" labels={videoLabels(rest.frame)} ratio="fill" />
        </div>
      )}
    </div>
  );
}

function HeroPicture({ fields, frame, isFirst }: Omit<HeroMediaProps, 'editing'>) {
  const pair = picturePair(fields.image, fields.imagePhone);
  if (!pair) return null;
  return (
    <Picture
      {...pair.main}
      phone={pair.phone}
      ratio="fill"
      priority={isFirst ? 'first' : 'lazy'}
      blurDataUrl={frame.blurs?.[pair.main.src]}
    />
  );
}
