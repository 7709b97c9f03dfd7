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
            <Row key={row.name} {...row} words={words} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends FieldRow {
  readonly words: FieldTableWords;
}

function Row({ words, ...row }: RowProps) {
  const { name, kind, allowed, fallback, isRequired, help, deprecated } = row;
  return (
    <tr>
      <th scope="row">{isRequired ? `${name} ${words.required}` : name}</th>
      <td>{kind}</td>
      <td>{allowed || words.any}</td>
      <td>{fallback}</td>
      <td>
        {help}
        <DeprecationNote instead={deprecated} words={words.deprecated} />
      </td>
    </tr>
  );
}
