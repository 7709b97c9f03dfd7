import type { FieldDeclarations } from '#domain/content/fields.ts';
import { DeprecationNote } from '#stories/docs/DeprecationNote.tsx';
import * as css from '#stories/docs/docs.css.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';
import type { FieldTableWords } from './language/manualWords.ts';

interface FieldTableProps {
  /** The block's name. */
  readonly name: string;
  /** The fields. */
  readonly declarations: FieldDeclarations;
  /** What the table says around them. */
  readonly words: FieldTableWords;
}

/** The fields that editors fill in. */
export function FieldTable({ name, declarations, words }: FieldTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className={css.tableRegion} aria-label={words.caption(name)} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fieldRows(declarations, words).map((row) => (
            <Row key={row.label} {...row} table={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends FieldRow {
  readonly table: FieldTableWords;
}

function Row({ table, ...row }: RowProps) {
  const { label, name, kind, allowed, fallback, isRequired, help, deprecated } = row;
  return (
    <tr>
      <th scope="row">
        <span className={css.term}>{isRequired ? `${label} ${table.required}` : label}</span>
        <code>{name}</code>
      </th>
      <td className={css.unbroken}>{kind}</td>
      <td>
        <Allowed values={allowed} table={table} />
      </td>
      <td>{fallback}</td>
      <td>
        {help}
        <DeprecationNote instead={deprecated} words={table.deprecated} />
      </td>
    </tr>
  );
}

/** Longer lists open on demand. */
const most = 6;

interface AllowedProps {
  readonly values: FieldRow['allowed'];
  readonly table: FieldTableWords;
}

function Allowed({ values, table }: AllowedProps) {
  if (values.length === 0) return table.any;
  const list = (
    <ul className={css.plainList}>
      {values.map(({ words, stored }) => (
        <li key={words}>
          {words}
          {stored !== undefined && <code>{stored}</code>}
        </li>
      ))}
    </ul>
  );
  if (values.length <= most) return list;
  return (
    <details>
      <summary>{table.values(values.length)}</summary>
      {list}
    </details>
  );
}
