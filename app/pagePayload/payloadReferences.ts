import { type PayloadModel, partAt, readReference } from './payloadModel.ts';
import type { PayloadRow } from './payloadRows.ts';

/** What refers to what in the framework's data. */
export interface PayloadReferences {
  /**
   * What a node stands for: what it refers to, or itself. `null` for what is missing, and `undefined` for what isn't known, such as
   * a function.
   */
  readonly resolve: (node: unknown) => unknown;
  /** Whether a reference leads to a node or through it, so that it must stay. */
  readonly isPinned: (node: object) => boolean;
}

/** Reads the references between rows. */
export function readReferences(
  rows: readonly PayloadRow[],
  model: PayloadModel,
): PayloadReferences {
  const resolve = (node: unknown): unknown => {
    if (typeof node !== 'string' || !node.startsWith('$')) return node;
    if (node.startsWith('$$')) return node.slice(1);
    if (node === '$undefined') return null;
    const { id = '', path = [] } = readReference(node) ?? {};
    return model.texts.get(id) ?? resolve(nodesOn(path, model.values.get(id), resolve).at(-1));
  };
  const pinned = new Set(
    pathsIn(rows).flatMap(({ id, path }) => nodesOn(path, model.values.get(id), resolve).slice(1)),
  );
  return { resolve, isPinned: (node) => pinned.has(node) };
}

/** The nodes on a path, from its start to its end. */
function nodesOn(
  path: readonly string[],
  start: unknown,
  resolve: (node: unknown) => unknown,
): readonly unknown[] {
  const nodes = [start];
  for (const step of path) nodes.push(partAt(resolve(nodes.at(-1)), step));
  return nodes;
}

/** A reference to a part of a row, as JSON. */
const toPart = /"(\$L?[\da-f]+:[^"]+)"/g;

function pathsIn(rows: readonly PayloadRow[]) {
  return rows
    .filter(({ isText }) => !isText)
    .flatMap(({ bytes }) => [...bytes.toString().matchAll(toPart)])
    .flatMap(([, text = '']) => readReference(text) ?? []);
}
