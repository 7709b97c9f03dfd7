import { rootId } from './payloadModel.ts';
import type { PayloadRow } from './payloadRows.ts';

/** Removes the rows to which other rows referred earlier, and none does now. */
export function dropUnused(
  rows: readonly PayloadRow[],
  earlier: readonly PayloadRow[],
): readonly PayloadRow[] {
  return dropUnreferred(rows, referredIn(earlier));
}

/** A row may be the only one that refers to another, so it goes on until nothing changes. */
function dropUnreferred(
  rows: readonly PayloadRow[],
  before: ReadonlySet<string>,
): readonly PayloadRow[] {
  const now = referredIn(rows);
  const used = rows.filter(({ id }) => id === rootId || !before.has(id) || now.has(id));
  return used.length === rows.length ? rows : dropUnreferred(used, before);
}

/** A reference of any kind: `$1f`, `$L1f`, `$Q1f`, `$@1f`, also to a part of a row. Some texts look the same; their rows stay. */
const reference = /"\$[A-Zg-z@]?([\da-f]+)/g;

function referredIn(rows: readonly PayloadRow[]): ReadonlySet<string> {
  const found = rows
    .filter(({ isText }) => !isText)
    .flatMap(({ bytes }) => [...bytes.toString().matchAll(reference)]);
  return new Set(found.map(([, id = '']) => id));
}
