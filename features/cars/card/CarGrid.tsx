import type { ReactNode, Ref } from 'react';
import * as css from './CarGrid.css.ts';

interface CarGridProps {
  /** CarCards and their skeletons: both are list items. */
  readonly children: ReactNode;
  /** For who moves the focus within the list. */
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

/**
 * Cars beside each other, two to four, with their parts on common rows. A phone held upright shows
 * one: in half of it neither a price in kroner nor a Finnish word has room, and a finger would miss.
 */
export function CarGrid({ children, ref }: CarGridProps) {
  return (
    <ul ref={ref} className={css.grid}>
      {children}
    </ul>
  );
}
