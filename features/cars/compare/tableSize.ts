import type { CSSProperties } from 'react';
import { carCount } from './CompareTable.css.ts';

/** The style attribute that tells the style sheet how many cars stand beside each other. */
export function tableSize(count: number): CSSProperties {
  // A variable's reference is `var(--name)`; the attribute wants the bare name.
  return { [carCount.slice(4, -1)]: count };
}
