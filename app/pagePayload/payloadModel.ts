import type { PayloadRow } from './payloadRows.ts';

/** An element of the framework's data: `["$", type, key, props]`. */
export type ElementNode = [mark: '$', type: string, key: unknown, props: Props];

/** The properties of an element. */
export type Props = Record<string, unknown>;

/** The id of the row from which all others are reached. */
export const rootId = '0';

/** The rows of the framework's data as values. */
export interface PayloadModel {
  /** The values of rows with JSON, by their ids. */
  readonly values: ReadonlyMap<string, unknown>;
  /** The texts of rows with a text. */
  readonly texts: ReadonlyMap<string, string>;
  /** The ids of rows that import a component, by its name. */
  readonly imports: ReadonlyMap<unknown, string>;
}

/** Reads rows. Those that aren't JSON, a text or an import have no value. */
export function readModel(rows: readonly PayloadRow[]): PayloadModel {
  const values = new Map(
    rows.filter(isJson).map((row) => [row.id, JSON.parse(jsonOf(row))] as const),
  );
  const texts = rows.filter(({ isText }) => isText).map((row) => [row.id, textOf(row)] as const);
  const names = rows
    .filter((row) => kindOf(row) === 'I')
    .map((row) => [importedName(row, values), row.id] as const);
  return { values, texts: new Map(texts), imports: new Map(names) };
}

/** Writes the value of a row. */
export function writeRow(row: PayloadRow, value: unknown): PayloadRow {
  return { ...row, bytes: Buffer.from(`${row.id}:${JSON.stringify(value)}\n`) };
}

export function isElement(node: unknown): node is ElementNode {
  return Array.isArray(node) && node[0] === '$' && typeof node[1] === 'string' && isProps(node[3]);
}

export function isProps(node: unknown): node is Props {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** An element of HTML, and not a component or a fragment. */
export function isHost([, type]: ElementNode): boolean {
  return !type.startsWith('$');
}

/** A reference to a row, maybe to a part of it: `$1f`, `$L1f` for what arrives later, or `$1f:props:children:0`. */
const reference = /^\$L?([\da-f]+)((?::[^:]+)*)$/;

/** The id of the row to which a text refers, and the path to the part of it. */
export function readReference(
  text: string,
): { readonly id: string; readonly path: readonly string[] } | undefined {
  const [, id, path = ''] = reference.exec(text) ?? [];
  return id === undefined ? undefined : { id, path: path.split(':').slice(1) };
}

/** React names the members of an element in paths. */
const members: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** What is at a step of a path. */
export function partAt(node: unknown, step: string): unknown {
  if (isElement(node)) return node[members[step] ?? -1];
  if (Array.isArray(node)) return node[Number(step)];
  return isProps(node) ? node[step] : undefined;
}

/** The first characters of rows with JSON. Others begin with the letter of their kind. */
const jsonStart = /^[[{"\dtfn-]/;

function isJson(row: PayloadRow): boolean {
  return jsonStart.test(kindOf(row));
}

/** The first character after the id. */
function kindOf({ id, bytes }: PayloadRow): string {
  return String.fromCharCode(bytes[id.length + 1] ?? 0);
}

function jsonOf({ id, bytes }: PayloadRow): string {
  return bytes.toString('utf8', id.length + 1);
}

/** Without the id, the letter and the length. */
function textOf({ bytes }: PayloadRow): string {
  return bytes.toString('utf8', bytes.indexOf(',') + 1);
}

/** The name of the component that a row imports; it may be a row of its own. */
function importedName(row: PayloadRow, values: ReadonlyMap<string, unknown>): unknown {
  const [, , name]: unknown[] = JSON.parse(jsonOf(row).slice('I'.length));
  return typeof name === 'string' && name.startsWith('$') ? values.get(name.slice(1)) : name;
}
