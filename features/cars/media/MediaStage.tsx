import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import type { MediaViewerFact, MediaViewerState } from '#domain/cars/mediaViewerState.ts';
import { placeholder } from '../card/CarPicture.css.ts';
import { MediaCounter } from './MediaCounter.tsx';
import { MediaModes } from './MediaModes.tsx';
import { MediaSlides } from './MediaSlides.tsx';
import * as css from './MediaStage.css.ts';
import { MediaViewOnPage } from './MediaViewOnPage.tsx';
import type { CarMediaProps } from './mediaProps.ts';
import type { Gallery } from './useGallery.ts';

interface MediaStageProps extends Omit<CarMediaProps, 'registrationNumber' | 'loadMedia'> {
  readonly viewer: MediaViewerState;
  readonly dispatch: (fact: MediaViewerFact) => void;
  readonly pictures: Gallery;
}

/** The large picture on the page, or the film or turn in its place. */
export function MediaStage({ viewer, dispatch, pictures, ...props }: MediaStageProps) {
  const { images, texts, name } = props;
  const { mode } = viewer;
  const showsPictures = mode === undefined || mode.kind === 'images';
  const openFullScreen = () => dispatch({ type: 'fullScreenOpened' });
  return (
    <section className={css.stage} aria-roledescription="carousel" aria-label={texts.carImages}>
      {images.length === 0 && <span className={placeholder} />}
      {images.length > 0 && (
        <MediaSlides
          images={images}
          texts={texts}
          pictures={pictures}
          screen="page"
          isCovered={!showsPictures}
          onClick={openFullScreen}
          onKeyDown={pictures.byArrow}
        />
      )}
      {showsPictures && images.length > 1 && (
        <MediaCounter
          selected={viewer.picture}
          total={images.length}
          pictures={pictures}
          texts={texts}
        />
      )}
      {!showsPictures && (
        <div className={css.view}>
          <MediaViewOnPage mode={mode} name={name} texts={texts} />
        </div>
      )}
      <div className={css.modes}>
        <MediaModes viewer={viewer} dispatch={dispatch} texts={texts} />
      </div>
      {mode && <FullScreenButton label={texts.carMediaFullScreen} onClick={openFullScreen} />}
    </section>
  );
}

interface FullScreenButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

function FullScreenButton({ label, onClick }: FullScreenButtonProps) {
  return (
    <div className={css.fullScreen} data-print="hide">
      <IconButton variant="secondary" icon="expand" label={label} onClick={onClick} />
    </div>
  );
}
