import type { CSSProperties } from 'react';
import { inlineVars } from '../inlineVars.ts';
import { perView as names } from './Carousel.css.ts';

/** The style attribute that sets the number of visible slides at each breakpoint. */
export function slidesPerView(perView: {
  phone: number;
  tablet: number;
  desktop: number;
}): CSSProperties {
  return inlineVars([
    [names.phone, perView.phone],
    [names.tablet, perView.tablet],
    [names.desktop, perView.desktop],
  ]);
}
