import { useCallback, useState } from 'react';
import { FullScreenFrame } from '#design-system/FullScreen/FullScreenFrame.tsx';
import { ZoomPane } from '#design-system/ZoomPane/ZoomPane.tsx';
import type { MediaViewerFact, MediaViewerState } from '#domain/cars/mediaViewerState.ts';
import * as css from './FullScreenViewer.css.ts';
import { fullScreenKey, type KeyAction } from './fullScreenKey.ts';
import { MediaCounter } from './MediaCounter.tsx';
import { MediaModes } from './MediaModes.tsx';
import { MediaSlides } from './MediaSlides.tsx';
import { MediaThumbnails } from './MediaThumbnails.tsx';
import { MediaView } from './MediaView.tsx';
import type { CarMediaProps } from './mediaProps.ts';
import { type Gallery, useGallery } from './useGallery.ts';
import { usePictureZoom } from './usePictureZoom.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

export interface FullScreenViewerProps extends Pick<CarMediaProps, 'name' | 'images' | 'texts'> {
  readonly viewer: MediaViewerState;
  readonly dispatch: (fact: MediaViewerFact) => void;
}

/** The content of the full screen: pictures, film or turn, and their controls. */
export function FullScreenViewer({ viewer, dispatch, ...props }: FullScreenViewerProps) {
  const { name, images, texts } = props;
  const { mode, picture } = viewer;
  const isPictures = mode?.kind === 'images';
  const hasSeveral = isPictures && images.length > 1;
  const pictures = useFullScreenGallery(images.length, picture, dispatch);
  const { zoom, onZoom } = usePictureZoom(pictures.selected);

  const onKey = keyHandler({ isPictures, zoom, onZoom, pictures, count: images.length });
  return (
    <FullScreenFrame
      closeLabel={texts.close}
      onKey={onKey}
      head={
        <>
          <MediaModes viewer={viewer} dispatch={dispatch} texts={texts} />
          {isPictures && <ZoomButtons zoom={zoom} onZoom={onZoom} texts={texts} />}
        </>
      }
      foot={
        hasSeveral && (
          <div className={css.thumbnails}>
            <MediaThumbnails
              images={images}
              selected={picture}
              texts={texts}
              onSelect={pictures.goTo}
            />
          </div>
        )
      }
    >
      <MediaSlides
        images={images}
        texts={texts}
        pictures={pictures}
        screen="full"
        isCovered={!isPictures}
        wrap={(slide) => (
          <ZoomPane zoom={zoom} onZoom={onZoom}>
            {slide}
          </ZoomPane>
        )}
      />
      {hasSeveral && (
        <MediaCounter selected={picture} total={images.length} pictures={pictures} texts={texts} />
      )}
      {mode && mode.kind !== 'images' && (
        <div className={css.view}>
          <MediaView key={mode.kind} mode={mode} name={name} texts={texts} />
        </div>
      )}
    </FullScreenFrame>
  );
}

interface KeyTools extends ReturnType<typeof usePictureZoom> {
  readonly isPictures: boolean;
  readonly pictures: Gallery;
  readonly count: number;
}

function keyHandler({ isPictures, zoom, onZoom, pictures, count }: KeyTools) {
  return (event: KeyboardEvent) => {
    const action = isPictures ? fullScreenKey(event, zoom) : undefined;
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'zoom') onZoom(action.fact);
    else move(pictures, action.kind, count);
  };
}

function useFullScreenGallery(
  count: number,
  picture: number,
  dispatch: FullScreenViewerProps['dispatch'],
): Gallery {
  const [start] = useState(picture);
  const onShow = useCallback(
    (shown: number) => dispatch({ type: 'pictureShown', picture: shown }),
    [dispatch],
  );
  return useGallery(count, { loadOn: 'approach', start, onShow });
}

function move(pictures: Gallery, to: Exclude<KeyAction['kind'], 'zoom'>, count: number): void {
  const moves = {
    previous: pictures.previous,
    next: pictures.next,
    first: () => pictures.goTo(0),
    last: () => pictures.goTo(count - 1),
  };
  moves[to]();
}
