import type { CSSProperties } from 'react';
import { carCount } from './CompareTable.css.ts';

/** The style attribute that passes the number of cars to the style sheet. */
export function tableSize(count: number): CSSProperties {
  // A variable reference is `var(--name)`; the style attribute needs the bare name.
  return { [carCount.slice(4, -1)]: count };
}
