import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';

/** One column of a table. */
export interface TableColumn {
  /** Tells it from the other columns. */
  key: string;
  /** The column's heading. */
  header: ReactNode;
  /**
   * `end` for figures, so that units stand under units.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/** One row of a table. */
export interface TableRowData {
  /** Tells it from the other rows. */
  key: string;
  /** One cell for each column; the first is the row's heading. */
  cells: readonly ReactNode[];
}

export interface TableProps {
  /** What the table shows; also the name of the region that scrolls. */
  caption: string;
  /**
   * Where the heading before the table says the same, the caption is only read out.
   * @default 'visible'
   */
  captionDisplay?: 'visible' | 'hidden' | undefined;
  /** The columns in their order. */
  columns: readonly TableColumn[];
  /** The rows in their order. */
  rows: readonly TableRowData[];
  /**
   * `sticky` keeps the rows' headings in view while a wide table scrolls.
   * @default 'plain'
   */
  firstColumn?: 'plain' | 'sticky' | undefined;
}

/** Facts in rows and columns. Where there is no room, the table scrolls and the page does not. */
export function Table({ caption, captionDisplay = 'visible', ...props }: TableProps) {
  const { columns, rows, firstColumn = 'plain' } = props;
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard cannot scroll it.
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
