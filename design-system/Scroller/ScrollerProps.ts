import type { ReactNode } from 'react';

export interface ScrollerProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Content below the row, next to the buttons. */
  readonly foot?: ReactNode | undefined;
  /** The class of the row, which lays out the entries or the list that contains them. */
  readonly rowClass?: string | undefined;
  /** The entries, or one list that contains them. */
  readonly children: ReactNode;
}
