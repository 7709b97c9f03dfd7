import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** Embla's methods for a row of slides. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How slides are positioned in the viewport. */
export interface SlideOptions {
  /** Whether the first slide follows the last one. */
  readonly loop: boolean;
  /** Whether the selected slide is aligned with the start edge or centred. */
  readonly align: 'start' | 'center';
  /**
   * Whether Embla is loaded when the row comes near the window, or when the visitor uses it: for a
   * row at the top of a page, which every visitor sees and few use.
   * @default 'approach'
   */
  readonly loadOn?: 'approach' | 'use' | undefined;
}
