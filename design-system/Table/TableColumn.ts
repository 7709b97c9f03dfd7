import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn {
  /** Unique among the columns. */
  readonly key: string;
  /** The column's heading. */
  readonly header: ReactNode;
  /**
   * `end` for numbers, so that their digits line up.
   * @default 'start'
   */
  readonly align?: 'start' | 'end' | undefined;
}
