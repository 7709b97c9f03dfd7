import { type MouseEvent, type ReactNode, useRef } from 'react';
import { controls, status } from '#design-system/Carousel/classes.ts';
import { useSlides } from '#design-system/Carousel/useSlides.ts';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { fillText, type Template } from '#domain/fillText.ts';
import * as css from './WeekSlider.css.ts';

export interface WeekSliderProps {
  /** The accessible name, such as "Cars of the week". */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly position: Template<'number' | 'total'>;
  /** A card for each car. */
  readonly cards: readonly ReactNode[];
}

/** A looping slider of cars. A click on a neighbour moves to it. */
export function WeekSlider({ label, position, cards, ...labels }: WeekSliderProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = useSlides(viewport, cards.length, { loop: true, align: 'center' });
  const { embla, driver, place, goTo, byArrow } = slides;

  const bring = (event: MouseEvent) => {
    const { target } = event;
    if (!embla || isFollowed(event) || !(target instanceof Node)) return;
    const pressed = embla.slideNodes().findIndex((slide) => slide.contains(target));
    if (pressed === -1 || pressed === place.index) return;
    event.preventDefault();
    goTo(pressed);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its links are focusable; it only adds the arrow keys. */}
      <div
        ref={viewport}
        className={css.viewport}
        data-state={embla ? 'ready' : 'idle'}
        onClickCapture={bring}
        onKeyDown={byArrow}
      >
        <Track cards={cards} shown={place.index} />
      </div>
      {driver}
      {place.total > 1 && <Controls {...labels} slides={slides} position={position} />}
    </section>
  );
}

/** Keyboard clicks and clicks that open a new tab always follow the link, also of a neighbour. */
function isFollowed({ detail, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return detail === 0 || metaKey || ctrlKey || shiftKey || altKey;
}

interface ControlsProps extends Pick<WeekSliderProps, 'position' | 'previousLabel' | 'nextLabel'> {
  readonly slides: ReturnType<typeof useSlides>;
}

/** The position, and the buttons that move the cards. */
function Controls({ slides, position, previousLabel, nextLabel }: ControlsProps) {
  const { place, previous, next } = slides;
  return (
    <div className={controls} data-print="hide">
      <span className={status} aria-live="polite">
        {fillText(position, { number: `${place.index + 1}`, total: `${place.total}` })}
      </span>
      <IconButton icon="chevron-left" label={previousLabel} onClick={previous} />
      <IconButton icon="chevron-right" label={nextLabel} onClick={next} />
    </div>
  );
}

interface TrackProps extends Pick<WeekSliderProps, 'cards'> {
  /** The index of the shown card. */
  readonly shown: number;
}

function Track({ cards, shown }: TrackProps) {
  return (
    <ul className={css.track}>
      {cards.map((card, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no other identity than their position.
          key={at}
          className={css.slide}
          aria-current={at === shown || undefined}
        >
          <div className={css.card}>{card}</div>
        </li>
      ))}
    </ul>
  );
}
