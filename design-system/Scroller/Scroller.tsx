import type { ReactNode } from 'react';
import { ScrollerIsland } from './ScrollerIsland.tsx';

export interface ScrollerProps {
  /** Name of the row for those who can't see it. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** What stands under the row, beside the buttons. */
  foot?: ReactNode | undefined;
  /** The class that lays the entries out in one row: of the row itself, or of what is in it. */
  rowClass?: string | undefined;
  /** The entries, or one list of them. */
  children: ReactNode;
}

/**
 * A row that scrolls by itself, with buttons that go on by as many entries as are seen whole.
 * Without script it still scrolls, and has no buttons.
 */
export function Scroller(props: ScrollerProps) {
  return <ScrollerIsland {...props} />;
}
