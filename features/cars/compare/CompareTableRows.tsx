import type { CarSummary, TechnicalFactName } from '#domain/cars/car.ts';
import type { CompareRow, CompareRowName } from '#domain/cars/compareTable.ts';
import type { Locale } from '#domain/sites/site.ts';
import { rowTerms, technicalTerms } from '../carTerms.ts';
import { CompareCell } from './CompareCell.tsx';
import * as css from './CompareTable.css.ts';
import type { CompareTexts } from './compareTexts.ts';

interface CompareTableRowsProps {
  readonly rows: readonly CompareRow<CompareRowName | TechnicalFactName>[];
  /** The cars of the columns. */
  readonly cars: readonly CarSummary[];
  readonly locale: Locale;
  readonly texts: CompareTexts;
  /** Class of each row. */
  readonly className?: string | undefined;
}

const terms = { ...technicalTerms, ...rowTerms };

/** The facts of the cars, one per row. */
export function CompareTableRows({ rows, cars, locale, texts, className }: CompareTableRowsProps) {
  return rows.map(({ name, cells }) => (
    <tr key={name} className={className}>
      <th scope="row" className={css.rowHead}>
        {texts[terms[name]]}
      </th>
      {cells.map((cell, at) => (
        <td key={cars[at]?.id} className={css.cell}>
          <CompareCell cell={cell} locale={locale} texts={texts} />
        </td>
      ))}
    </tr>
  ));
}
