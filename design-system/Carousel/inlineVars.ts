import type { CSSProperties } from 'react';
import { perView as names } from './Carousel.css.ts';

/** The style attribute that sets the number of visible slides at each breakpoint. */
export function assignInlineVars(perView: {
  phone: number;
  tablet: number;
  desktop: number;
}): CSSProperties {
  const { phone, tablet, desktop } = names;
  const entries = [
    [phone, perView.phone],
    [tablet, perView.tablet],
    [desktop, perView.desktop],
  ] as const;
  // A reference is `var(--name)`; the style attribute needs the bare name.
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(4, -1), value]));
}
