import { useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Carousel.css.ts';
import type { CarouselProps } from './CarouselProps.ts';
import { fitsFrom } from './fitsFrom.ts';
import { assignInlineVars } from './inlineVars.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useSlides } from './useSlides.ts';

const one = { phone: 1, tablet: 1, desktop: 1 };

/** The slides and their controls. */
export function CarouselBody({ label, labels, slides, perView = one, ...props }: CarouselProps) {
  const { loop = false, autoplayMs } = props;
  const viewport = useRef<HTMLDivElement>(null);
  const { embla, driver, place, previous, next, byArrow } = useSlides(viewport, slides.length, {
    loop,
    align: 'start',
  });
  const autoplay = useAutoplay(embla, autoplayMs);
  const position = labels.position
    .replace('{number}', String(place.index + 1))
    .replace('{total}', String(place.total));

  return (
    <section
      className={styles.carousel}
      style={assignInlineVars(perView)}
      aria-roledescription="carousel"
      aria-label={label}
      {...autoplay.holders}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys scroll it, as in any scrollable region. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-state={embla ? 'ready' : 'idle'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={byArrow}
      >
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
      </div>
      {driver}
      {place.total > 1 && (
        <div className={controlsClass(slides.length, perView)} data-print="hide">
          <span
            className={styles.status}
            aria-live={autoplay.state === 'playing' ? 'off' : 'polite'}
          >
            {position}
          </span>
          {autoplay.state !== 'off' && (
            <IconButton
              icon={autoplay.state === 'playing' ? 'pause' : 'play'}
              label={(autoplay.state === 'playing' ? labels.pause : labels.play) ?? ''}
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
        </div>
      )}
    </section>
  );
}

/** Before Embla has measured the slides, only the style sheet can tell whether they need controls. */
function controlsClass(count: number, perView: NonNullable<CarouselProps['perView']>): string {
  const from = fitsFrom(count, perView);
  return from ? `${styles.controls} ${styles.fitsFrom[from]}` : styles.controls;
}
