import { useRef } from 'react';
import { fillText } from '#domain/fillText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselProps } from './CarouselProps.ts';
import { fitsFrom } from './fitsFrom.ts';
import { slidesPerView } from './slidesPerView.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

const one = { phone: 1, tablet: 1, desktop: 1 };

/** The slides and their controls. */
export function CarouselBody({ label, labels, slides, perView = one, ...props }: CarouselProps) {
  const { loop = false, autoplayMs } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const row = useSlides(viewport, slides.length, { loop, align: 'start' });
  const autoplay = useAutoplay(row.embla, autoplayMs);
  return (
    <section
      className={styles.carousel}
      style={slidesPerView(perView)}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.holders}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys scroll it, as in any scrollable region. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-state={row.embla ? 'ready' : 'idle'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={row.byArrow}
      >
        <Track slides={slides} />
      </div>
      {row.driver}
      {row.place.total > 1 && (
        <div className={controlsClass(slides.length, perView)} data-print="hide">
          <Controls row={row} autoplay={autoplay} labels={labels} loop={loop} />
        </div>
      )}
    </section>
  );
}

function Track({ slides }: Pick<CarouselProps, 'slides'>) {
  return (
    <div className={styles.track}>
      {slides.map((slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: no native element is a slide.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity other than their position.
          key={index}
          className={styles.slide}
          role="group"
          aria-label={`${index + 1} / ${slides.length}`}
        >
          {slide}
        </div>
      ))}
    </div>
  );
}

interface ControlsProps extends Pick<CarouselProps, 'labels'> {
  readonly row: ReturnType<typeof useSlides>;
  readonly autoplay: ReturnType<typeof useAutoplay>;
  readonly loop: boolean;
}

/** The position, and the buttons that move the slides. */
function Controls({ row: { place, previous, next }, autoplay, labels, loop }: ControlsProps) {
  const isPlaying = autoplay.state === 'playing';
  const position = { number: String(place.index + 1), total: String(place.total) };
  return (
    <>
      <span className={styles.status} aria-live={isPlaying ? 'off' : 'polite'}>
        {fillText(labels.position, position)}
      </span>
      {autoplay.state !== 'off' && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={(isPlaying ? labels.pause : labels.play) ?? ''}
          onClick={autoplay.toggle}
        />
      )}
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        disabled={!loop && place.index === 0}
        onClick={previous}
      />
      <IconButton
        icon="chevron-right"
        label={labels.next}
        disabled={!loop && place.index === place.total - 1}
        onClick={next}
      />
    </>
  );
}

/** Before Embla has measured the slides, only the style sheet can tell whether they need controls. */
function controlsClass(count: number, perView: NonNullable<CarouselProps['perView']>): string {
  const from = fitsFrom(count, perView);
  return from ? `${styles.controls} ${styles.fitsFrom[from]}` : styles.controls;
}
