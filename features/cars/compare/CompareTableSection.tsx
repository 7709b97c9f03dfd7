import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#design-system/Icon/Icon.tsx';
import * as css from './CompareTable.css.ts';

interface CompareTableSectionProps {
  readonly title: string;
  /** The number of columns of the table, including the column of row labels. */
  readonly columns: number;
  /** The text shown if there are no rows. */
  readonly empty: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A collapsible section of the table. */
export function CompareTableSection({ title, columns, empty, children }: CompareTableSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={columns} className={css.sectionHead}>
            <button
              type="button"
              className={css.sectionButton}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
              <span className={css.sectionSign}>
                <Icon name="chevron-down" />
              </span>
            </button>
          </th>
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={id}>
          {children || (
            <tr>
              <td colSpan={columns} className={`${css.cell} ${css.wholeRow}`}>
                <span className={css.note}>{empty}</span>
              </td>
            </tr>
          )}
        </tbody>
      )}
    </>
  );
}
