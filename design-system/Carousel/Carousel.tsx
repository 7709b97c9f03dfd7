import type { ReactNode } from 'react';
import { CarouselIsland } from './CarouselIsland.tsx';

/** The names of the controls. */
export interface CarouselLabels {
  previous: string;
  next: string;
  /** Where one is, with `{number}` and `{total}`: "3 of 8". */
  position: string;
  /** Stops what moves by itself; needed with `autoplayMs`. */
  pause?: string | undefined;
  /** Starts it again. */
  play?: string | undefined;
}

export interface CarouselProps {
  /** What the slides are, such as "Car of the week". */
  label: string;
  labels: CarouselLabels;
  slides: readonly ReactNode[];
  /**
   * How many slides are seen at once.
   * @default { phone: 1, tablet: 1, desktop: 1 }
   */
  perView?: { phone: number; tablet: number; desktop: number } | undefined;
  /**
   * Whether the last is followed by the first.
   * @default false
   */
  loop?: boolean | undefined;
  /** Goes on by itself after so many ms. Never for visitors who asked for less movement. */
  autoplayMs?: number | undefined;
}

/**
 * Slides in a row, moved by buttons, arrow keys and drag. What moves by itself can be paused, and
 * pauses while the pointer or the focus is on it. Without script it is a row that scrolls.
 */
export function Carousel(props: CarouselProps) {
  return <CarouselIsland {...props} />;
}
