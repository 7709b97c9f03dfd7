import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { isConstraint } from './sqliteFailure.ts';

/** The rows of one table that could be read from a database which is no longer used. */
export interface RescuedTable {
  readonly name: string;
  /** In the order of the values of each row. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** Whether all rows could be read. */
  readonly isComplete: boolean;
}

type Row = readonly SQLOutputValue[];

interface TableShape extends Pick<RescuedTable, 'name' | 'columns'> {
  /** The places of the columns of its key, from 1. */
  readonly keys: readonly number[];
  /** The column of automatic numbers, which have no meaning in another file. */
  readonly numbers: string | undefined;
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
    keys: keys.map((column) => Number(column['cid']) + 1),
    numbers: keys.length === 1 && key?.['type'] === 'INTEGER' ? String(key['name']) : undefined,
  };
}

/**
 * A damaged page ends a scan, so that the table is also read from its other end. Rows between two damaged pages are
 * found by their numbers.
 */
function readTable(database: DatabaseSync, shape: TableShape): RescuedTable {
  const { name, columns } = shape;
  const forward = scan(database, shape, 'ASC');
  if (forward.isComplete) return { name, columns, ...forward };
  const backward = scan(database, shape, 'DESC');
  const between = readBetween(database, shape, forward.rows.at(-1), backward.rows.at(-1));
  const rows = [...forward.rows, ...between, ...backward.rows.toReversed()];
  return { name, columns, rows, isComplete: false };
}

function scan(database: DatabaseSync, { name, keys }: TableShape, order: 'ASC' | 'DESC') {
  const by = keys.map((key) => `${key} ${order}`).join();
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
  const text = `SELECT * FROM ${quote(name)} WHERE ${quote(numbers)} = ?`;
  const statement = attempt(() => database.prepare(text), undefined);
  if (!statement) return found;
  for (let number = from; number < to; number += 1) {
    const row = attempt(() => statement.get(number), undefined);
    if (row) found.push(Object.values(row));
  }
  return found;
}

/** What came of the rescued rows of a table. */
export interface AddedRows {
  readonly name: string;
  /** How many were added; not those that the table had. */
  readonly added: number;
  /** Whether none was left out because it doesn't fit the table. */
  readonly isComplete: boolean;
}

/**
 * Adds rescued rows to a database, except those that it has, and those that don't fit: damage may have changed types of
 * values, and names of tables and columns.
 */
export function addRows(
  database: DatabaseSync,
  tables: readonly RescuedTable[],
): readonly AddedRows[] {
  const shapes = new Map(shapesOf(database).map((shape) => [shape.name, shape]));
  return tables.map((table) => ({
    name: table.name,
    ...addTable(database, shapes.get(table.name), table),
  }));
}

function addTable(database: DatabaseSync, shape: TableShape | undefined, table: RescuedTable) {
  const { rows } = table;
  const columns = shape && columnsIn(shape, table);
  // Damage may have left a table without columns.
  if (!columns || rows.length === 0) return { added: 0, isComplete: rows.length === 0 };
  const statement = additionTo(database, shape, columns);
  const changes = rows.map((row) => addRow(statement, row));
  return {
    added: changes.reduce<number>((sum, changed = 0) => sum + changed, 0),
    isComplete: !changes.includes(undefined),
  };
}

/** The statement that adds a row, unless the table has it. */
function additionTo(
  database: DatabaseSync,
  shape: TableShape,
  columns: readonly string[],
): StatementSync {
  const name = quote(shape.name);
  const parameter = (column: string) => `:c${columns.indexOf(column)}`;
  const added = columns.filter((column) => column !== shape.numbers);
  // A row with its old number may be a copy: the new file may be a copy of the old one.
  const equal = columns.map((column) => `${quote(column)} IS ${parameter(column)}`).join(' AND ');
  return database.prepare(
    `INSERT OR IGNORE INTO ${name} (${added.map(quote).join()})
     SELECT ${added.map(parameter).join()}
     WHERE NOT EXISTS (SELECT 1 FROM ${name} WHERE ${equal})`,
  );
}

/** The columns that take the values of a row: those of the same names, or if some are unknown, of the same places. */
function columnsIn(shape: TableShape, { columns }: RescuedTable): readonly string[] | undefined {
  if (columns.every((column) => shape.columns.includes(column))) return columns;
  return columns.length === shape.columns.length ? shape.columns : undefined;
}

/** How many rows were added; `undefined` if the row doesn't fit. */
function addRow(statement: StatementSync, row: Row): number | undefined {
  try {
    const values = Object.fromEntries(row.map((value, at) => [`c${at}`, value]));
    return Number(statement.run(values).changes);
  } catch (error) {
    if (isConstraint(error)) return undefined;
    throw error;
  }
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
