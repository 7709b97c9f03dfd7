import type { ReactNode } from 'react';
import type { Template } from '#domain/fillText.ts';

export interface CarouselProps {
  /** The accessible name of the carousel, such as "Car of the week". */
  readonly label: string;
  readonly labels: CarouselLabels;
  readonly slides: readonly ReactNode[];
  /**
   * The number of visible slides at each breakpoint.
   * @default { phone: 1, tablet: 1, desktop: 1 }
   */
  readonly perView?: { phone: number; tablet: number; desktop: number } | undefined;
  /**
   * Whether the first slide follows the last one.
   * @default false
   */
  readonly loop?: boolean | undefined;
  /** The autoplay interval in ms. Autoplay starts paused for visitors who prefer reduced motion. */
  readonly autoplayMs?: number | undefined;
}

/** The accessible names of the controls. */
export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  /** The current position: "3 of 8". */
  readonly position: Template<'number' | 'total'>;
  /** Stops autoplay; required with `autoplayMs`. */
  readonly pause?: string | undefined;
  /** Resumes autoplay; required with `autoplayMs`. */
  readonly play?: string | undefined;
}
