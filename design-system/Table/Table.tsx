import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

/** One row of a table. */
export interface TableRowData {
  /** Unique among the rows. */
  readonly key: string;
  /** One cell per column; the first is the row heading. */
  readonly cells: readonly ReactNode[];
}

export interface TableProps {
  /** What the table shows; also the accessible name of the scrollable region. */
  readonly caption: string;
  /**
   * `hidden` keeps the caption for screen readers only, if the heading before the table says the
   * same.
   * @default 'visible'
   */
  readonly captionDisplay?: 'visible' | 'hidden' | undefined;
  /** The columns, in order. */
  readonly columns: readonly TableColumn[];
  /** The rows, in order. */
  readonly rows: readonly TableRowData[];
  /**
   * `sticky` keeps the row headings in view while a wide table scrolls.
   * @default 'plain'
   */
  readonly firstColumn?: 'plain' | 'sticky' | undefined;
}

/** A data table. If it is too wide, the table scrolls and not the page. */
export function Table({ caption, captionDisplay = 'visible', ...props }: TableProps) {
  const { columns, rows, firstColumn = 'plain' } = props;
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section className={styles.region} aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption[captionDisplay]}>
          {captionDisplay === 'visible' ? (
            <span className={styles.captionText}>{caption}</span>
          ) : (
            <VisuallyHidden>{caption}</VisuallyHidden>
          )}
        </caption>
        <TableHead columns={columns} firstColumn={firstColumn} />
        <tbody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} columns={columns} cells={cells} firstColumn={firstColumn} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
