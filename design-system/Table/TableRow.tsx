import type { ReactNode } from 'react';
import * as styles from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface TableRowProps {
  readonly columns: readonly TableColumn[];
  readonly cells: readonly ReactNode[];
  readonly firstColumn: 'plain' | 'sticky';
}

export function TableRow({ columns, cells, firstColumn }: TableRowProps) {
  return (
    <tr>
      {columns.map(({ key, align = 'start' }, at) =>
        at === 0 ? (
          <th key={key} scope="row" className={styles.rowHead[firstColumn]}>
            {cells[at]}
          </th>
        ) : (
          <td key={key} className={styles.bodyCell[align]}>
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  );
}
