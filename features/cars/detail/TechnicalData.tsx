import type { Dictionary } from '#domain/content/dictionary.ts';
import { CarFold } from './CarFold.tsx';
import * as css from './TechnicalData.css.ts';
import type { TechnicalRow } from './technicalRows.ts';

/** The number of rows shown before the rest is expanded. */
const firstRows = 5;

interface TechnicalDataProps {
  readonly rows: readonly TechnicalRow[];
  readonly dictionary: Dictionary;
}

/** The technical data of a car: the first rows, and the rest on request. */
export function TechnicalData({ rows, dictionary }: TechnicalDataProps) {
  const further = rows.slice(firstRows);
  return (
    <>
      <Rows rows={rows.slice(0, firstRows)} dictionary={dictionary} />
      {further.length > 0 && (
        <CarFold dictionary={dictionary}>
          <Rows rows={further} dictionary={dictionary} />
        </CarFold>
      )}
    </>
  );
}

function Rows({ rows, dictionary }: TechnicalDataProps) {
  return (
    <dl className={css.rows}>
      {rows.map(({ term, text }) => (
        <div key={term} className={css.row}>
          <dt className={css.term}>{dictionary[term]}</dt>
          <dd className={css.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
