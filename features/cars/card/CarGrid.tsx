import type { ReactNode, Ref } from 'react';
import * as css from './CarGrid.css.ts';

interface CarGridProps {
  /** CarCards and their skeletons: both are list items. */
  readonly children: ReactNode;
  /** For callers that move the focus within the list. */
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

/** Two to four cars side by side, with their parts on shared rows; compact in narrow columns. */
export function CarGrid({ children, ref }: CarGridProps) {
  return (
    <ul ref={ref} className={css.grid}>
      {children}
    </ul>
  );
}
