import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** The rows of one table that could be read from a database which is no longer used. */
export interface RescuedTable {
  readonly name: string;
  /** In the order of the values of each row. */
  readonly columns: readonly string[];
  /** The column of automatic numbers, which have no meaning in another file. */
  readonly numbers: string | undefined;
  readonly rows: readonly (readonly SQLOutputValue[])[];
  /** Whether all rows could be read. */
  readonly isComplete: boolean;
}

interface TableShape extends Pick<RescuedTable, 'name' | 'columns' | 'numbers'> {
  readonly keys: readonly string[];
}

/** Reads all rows of all tables, around damaged pages. Without a readable schema there are none. */
export function readRows(database: DatabaseSync): readonly RescuedTable[] {
  return attempt(() => shapesOf(database), []).map((shape) => readTable(database, shape));
}

function shapesOf(database: DatabaseSync): readonly TableShape[] {
  return database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => shapeOf(database, String(name)));
}

function shapeOf(database: DatabaseSync, name: string): TableShape {
  const columns = database.prepare(`PRAGMA table_info(${quote(name)})`).all();
  const keys = columns
    .filter(({ pk }) => Number(pk) > 0)
    .sort((a, b) => Number(a['pk']) - Number(b['pk']));
  const [key] = keys;
  return {
    name,
    columns: columns.map((column) => String(column['name'])),
    keys: keys.map((column) => String(column['name'])),
    numbers: keys.length === 1 && key?.['type'] === 'INTEGER' ? String(key['name']) : undefined,
  };
}

/**
 * A damaged page ends a scan, so that the table is also read from its other end. Rows between two damaged pages are
 * found by their numbers.
 */
function readTable(database: DatabaseSync, shape: TableShape): RescuedTable {
  const { name, columns, numbers } = shape;
  const forward = scan(database, shape, 'ASC');
  if (forward.isComplete) return { name, columns, numbers, ...forward };
  const backward = scan(database, shape, 'DESC');
  const between = readBetween(database, shape, forward.rows.at(-1), backward.rows.at(-1));
  const rows = [...forward.rows, ...between, ...backward.rows.toReversed()];
  return { name, columns, numbers, rows, isComplete: false };
}

type Row = readonly SQLOutputValue[];

function scan(database: DatabaseSync, { name, keys }: TableShape, order: 'ASC' | 'DESC') {
  const by = keys.map((key) => `${quote(key)} ${order}`).join();
  const rows: Row[] = [];
  const isComplete = attempt(() => {
    const statement = database.prepare(`SELECT * FROM ${quote(name)} ORDER BY ${by}`);
    for (const row of statement.iterate()) rows.push(Object.values(row));
    return true;
  }, false);
  return { rows, isComplete };
}

/** A page has room for a few thousand rows; more are missing only in a file that is damaged throughout. */
const maxBetween = 100_000;

function readBetween(
  database: DatabaseSync,
  { name, columns, numbers }: TableShape,
  last: Row | undefined,
  first: Row | undefined,
): readonly Row[] {
  if (numbers === undefined) return [];
  const at = columns.indexOf(numbers);
  const from = Number(last?.[at] ?? 0) + 1;
  const to = Math.min(Number(first?.[at] ?? from + maxBetween), from + maxBetween);
  const found: Row[] = [];
  for (let number = from; number < to; number += 1) {
    const row = attempt(
      () =>
        database.prepare(`SELECT * FROM ${quote(name)} WHERE ${quote(numbers)} = ?`).get(number),
      undefined,
    );
    if (row) found.push(Object.values(row));
  }
  return found;
}

/** Adds rescued rows to a database, except those that it has. Returns how many were added, by table. */
export function addRows(
  database: DatabaseSync,
  tables: readonly RescuedTable[],
): readonly (readonly [string, number])[] {
  return tables.map((table) => [table.name, addTable(database, table)]);
}

function addTable(database: DatabaseSync, { name, columns, numbers, rows }: RescuedTable): number {
  if (rows.length === 0) return 0;
  const parameter = (column: string) => `:c${columns.indexOf(column)}`;
  const added = columns.filter((column) => column !== numbers);
  // A row with its old number may be a copy: the new file may be a copy of the old one.
  const equal = columns.map((column) => `${quote(column)} IS ${parameter(column)}`).join(' AND ');
  const statement = database.prepare(
    `INSERT OR IGNORE INTO ${quote(name)} (${added.map(quote).join()})
     SELECT ${added.map(parameter).join()}
     WHERE NOT EXISTS (SELECT 1 FROM ${quote(name)} WHERE ${equal})`,
  );
  const parametersOf = (row: Row) => Object.fromEntries(row.map((value, at) => [`c${at}`, value]));
  const changes = rows.map((row) => Number(statement.run(parametersOf(row)).changes));
  return changes.reduce((sum, changed) => sum + changed, 0);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A damaged file fails in many ways, and each means that this part can't be read. */
function attempt<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
