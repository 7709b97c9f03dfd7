import { useCallback, useReducer } from 'react';
import { initialMediaViewer, mediaViewerReducer } from '#domain/cars/mediaViewerState.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import { fetchCarMedia } from './carMediaApi.ts';
import { gallery } from './MediaStage.css.ts';
import { MediaStage } from './MediaStage.tsx';
import { MediaThumbnails } from './MediaThumbnails.tsx';
import type { CarMediaProps, MediaImage } from './mediaProps.ts';
import { useGallery } from './useGallery.ts';
import { useLoadedCode } from './useLoadedCode.ts';

const loadFullScreen = () => import('./MediaFullScreen.tsx');

/** A car's pictures, and its film and turns if it has any: on the page, or in full screen. */
export function CarMediaViewer({ loadMedia, ...props }: CarMediaProps) {
  const { images, registrationNumber, texts } = props;
  const { viewer, dispatch, pictures } = useMediaViewer(images, registrationNumber, loadMedia);
  const { picture, screen } = viewer;
  const fullScreen = useLoadedCode(loadFullScreen, screen === 'full');

  const close = () => {
    dispatch({ type: 'fullScreenClosed' });
    pictures.goTo(picture, true);
  };

  return (
    <div className={gallery}>
      <MediaStage {...props} viewer={viewer} dispatch={dispatch} pictures={pictures} />
      {images.length > 1 && (
        <MediaThumbnails
          images={images}
          selected={picture}
          texts={texts}
          onSelect={(at) => {
            dispatch({ type: 'modeChosen', kind: 'images' });
            pictures.goTo(at);
          }}
        />
      )}
      {fullScreen.kind === 'ready' && (
        <fullScreen.code.MediaFullScreen
          {...props}
          viewer={viewer}
          dispatch={dispatch}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The gallery, and the viewer's state, which follows the gallery and gets the car's further media. */
function useMediaViewer(
  images: readonly MediaImage[],
  registrationNumber: string | undefined,
  loadMedia = fetchCarMedia,
) {
  const [viewer, dispatch] = useReducer(mediaViewerReducer, images, initialMediaViewer);
  const show = useCallback(
    (shown: number) => dispatch({ type: 'pictureShown', picture: shown }),
    [],
  );
  const pictures = useGallery(images.length, { loadOn: 'use', onShow: show });
  // After a failure, the pictures stay.
  useAnswer(registrationNumber, loadMedia, {
    onAnswer: (media) => media.ok && dispatch({ type: 'mediaLoaded', media: media.value }),
  });
  return { viewer, dispatch, pictures };
}
