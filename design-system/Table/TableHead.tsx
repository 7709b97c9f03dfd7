import * as styles from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  readonly firstColumn: 'plain' | 'sticky';
}

export function TableHead({ columns, firstColumn }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, header, align = 'start' }, at) => (
          <th
            key={key}
            scope="col"
            className={`${styles.headCell[align]} ${at === 0 ? styles.firstColumn[firstColumn] : ''}`}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
  );
}
