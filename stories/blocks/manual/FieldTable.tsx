import type { FieldDeclarations } from '#domain/content/fields.ts';
import * as css from '#stories/docs/docs.css.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';

interface FieldTableProps {
  /** The block's name. */
  readonly name: string;
  /** The fields. */
  readonly declarations: FieldDeclarations;
}

/** The fields that editors fill in. */
export function FieldTable({ name, declarations }: FieldTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
    <section className={css.tableRegion} aria-label={`Fields of ${name}`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Kind</th>
            <th scope="col">Allowed</th>
            <th scope="col">If left empty</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {fieldRows(declarations).map((row) => (
            <Row key={row.label} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ label, name, kind, allowed, fallback, isRequired, help }: FieldRow) {
  return (
    <tr>
      <th scope="row">
        <span className={css.term}>{isRequired ? `${label} (required)` : label}</span>
        <code>{name}</code>
      </th>
      <td className={css.unbroken}>{kind}</td>
      <td>
        <Allowed values={allowed} />
      </td>
      <td>{fallback}</td>
      <td>{help}</td>
    </tr>
  );
}

/** Longer lists open on demand. */
const most = 6;

function Allowed({ values }: { values: FieldRow['allowed'] }) {
  if (values.length === 0) return 'any';
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
      <summary>{`${values.length} values`}</summary>
      {list}
    </details>
  );
}
