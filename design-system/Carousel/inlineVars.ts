import type { CSSProperties } from 'react';
import { perView as names } from './Carousel.css.ts';

/** The style attribute that says how many slides are seen at once, by width. */
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
  // A variable's reference is `var(--name)`; the attribute wants the bare name.
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(4, -1), value]));
}
