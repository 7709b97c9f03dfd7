import { type PayloadModel, partAt, readReference } from './payloadModel.ts';
import type { PayloadRow } from './payloadRows.ts';

/**
 * Returns the value to which a node refers, or the node itself if it isn't a reference: `null` for a value of `undefined`, and
 * `undefined` for references that can't be followed, such as those to functions.
 */
export type Resolve = (node: unknown) => unknown;

/** What refers to what in the framework's data. */
export interface PayloadReferences {
  readonly resolve: Resolve;
  /** Whether a reference leads to a node or through it, so that it must stay. */
  readonly isPinned: (node: object) => boolean;
}

/** Reads the references between rows. */
export function readReferences(
  rows: readonly PayloadRow[],
  model: PayloadModel,
): PayloadReferences {
  const resolve: Resolve = (node) => {
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
function nodesOn(path: readonly string[], start: unknown, resolve: Resolve): readonly unknown[] {
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
