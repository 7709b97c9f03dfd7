import type { PayloadRow } from './payloadRows.ts';

/** Removes the rows to which nothing refers any more. */
export function dropUnused(
  rows: readonly PayloadRow[],
  earlier: readonly PayloadRow[],
): readonly PayloadRow[] {
  const before = referredIn(earlier);
  const now = referredIn(rows);
  const used = rows.filter(({ id }) => !before.has(id) || now.has(id));
  return used.length === rows.length ? rows : dropUnused(used, earlier);
}

/** A reference of any kind: `$1f`, `$L1f`, `$Q1f`, `$@1f`, also to a part of a row. */
const reference = /"\$[A-Za-z@]?([\da-f]+)/g;

function referredIn(rows: readonly PayloadRow[]): ReadonlySet<string> {
  const found = rows
    .filter(({ isText }) => !isText)
    .flatMap(({ bytes }) => [...bytes.toString().matchAll(reference)]);
  return new Set(found.map(([, id = '']) => id));
}
