import type { FieldDeclarations } from '#domain/content/fields.ts';
import { DeprecationNote } from '#stories/docs/DeprecationNote.tsx';
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
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ name, kind, allowed, fallback, isRequired, help, deprecated }: FieldRow) {
  return (
    <tr>
      <th scope="row">
        {name}
        {isRequired && ' (required)'}
      </th>
      <td>{kind}</td>
      <td>{allowed || 'any'}</td>
      <td>{fallback}</td>
      <td>
        {help}
        <DeprecationNote instead={deprecated} />
      </td>
    </tr>
  );
}
