import { CarouselIsland } from './CarouselIsland.tsx';
import type { CarouselProps } from './CarouselProps.ts';

/**
 * A row of slides, moved by buttons, arrow keys and dragging. Autoplay can be paused, and pauses
 * while the carousel has the pointer or the focus. Without script the row scrolls natively.
 */
export function Carousel(props: CarouselProps) {
  return <CarouselIsland {...props} />;
}
