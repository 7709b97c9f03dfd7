import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useIsHydrated } from '#design-system/hydration.ts';
import { mediaSource, windowWidths } from '#design-system/Picture/mediaSource.ts';
import { PreparedPicture } from '#design-system/Picture/PreparedPicture.tsx';
import { photograph } from '../card/CarPicture.css.ts';
import type { CarMediaTexts } from './carMediaTexts.ts';
import * as css from './MediaSlides.css.ts';
import { stageSizes } from './MediaStage.css.ts';
import type { MediaImage } from './mediaProps.ts';
import { isNearby } from './nearby.ts';
import type { Gallery } from './useGallery.ts';

interface MediaSlidesProps {
  readonly images: readonly MediaImage[];
  readonly texts: Pick<CarMediaTexts, 'carImages'>;
  readonly pictures: Gallery;
  readonly screen: 'page' | 'full';
  /** Whether something else covers them. */
  readonly isCovered: boolean;
  readonly onClick?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** Wraps the selected picture. */
  readonly wrap?: ((picture: ReactNode) => ReactNode) | undefined;
}

/** The pictures side by side. Only those near the selected one are rendered. */
export function MediaSlides({ images, texts, pictures, screen, ...props }: MediaSlidesProps) {
  const { viewport, isReady, selected, driver } = pictures;
  const isHydrated = useIsHydrated();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys scroll it, as in any scrollable region. */}
      <div
        ref={viewport}
        className={css.viewports[screen]}
        data-state={isReady ? 'ready' : 'idle'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        inert={props.isCovered}
        onClick={props.onClick}
        onKeyDown={props.onKeyDown}
      >
        <ul className={css.track} aria-label={texts.carImages}>
          {images.map((image, at) => (
            <SlideItem
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat.
              key={at}
              isSelected={at === selected}
              wrap={props.wrap}
              image={image}
              isFirst={screen === 'page' && at === 0}
              isRendered={isNearby(at, selected, isHydrated)}
              screen={screen}
            />
          ))}
        </ul>
      </div>
      <div className={css.focusRing} />
      {driver}
    </>
  );
}

interface SlideItemProps extends SlideProps, Pick<MediaSlidesProps, 'wrap'> {
  readonly isSelected: boolean;
}

function SlideItem({ isSelected, wrap, ...props }: SlideItemProps) {
  const picture = <Slide {...props} />;
  return (
    <li
      className={`${css.slides[props.screen]} ${photograph}`}
      aria-hidden={!isSelected || undefined}
    >
      {isSelected && wrap ? wrap(picture) : picture}
    </li>
  );
}

interface SlideProps {
  readonly image: MediaImage;
  /** The picture that is loaded before all others. */
  readonly isFirst: boolean;
  readonly isRendered: boolean;
  readonly screen: 'page' | 'full';
}

const Slide = memo(function MediaSlide({ image, isFirst, isRendered, screen }: SlideProps) {
  const picture = (
    <PreparedPicture
      {...mediaSource(image.src, windowWidths)}
      alt={image.alt}
      sizes={screen === 'page' ? stageSizes : '100vw'}
      priority={isFirst ? 'first' : 'lazy'}
      fit={screen === 'page' ? 'cover' : 'whole'}
      blurDataUrl={isRendered ? image.blur : undefined}
    />
  );
  // Without script all pictures are in the row, and the browser loads them when they come near.
  return isRendered ? picture : <noscript>{picture}</noscript>;
});
