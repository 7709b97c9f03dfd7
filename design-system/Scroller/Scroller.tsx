import type { ReactNode } from 'react';
import { ScrollerIsland } from './ScrollerIsland.tsx';

export interface ScrollerProps {
  /** The accessible name of the row. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Content below the row, next to the buttons. */
  foot?: ReactNode | undefined;
  /** The class of the row, which lays out the entries or the list that contains them. */
  rowClass?: string | undefined;
  /** The entries, or one list that contains them. */
  children: ReactNode;
}

/**
 * A native scroll row with buttons that scroll by the number of fully visible entries. Without
 * script it still scrolls, but has no buttons.
 */
export function Scroller(props: ScrollerProps) {
  return <ScrollerIsland {...props} />;
}
