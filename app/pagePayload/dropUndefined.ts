import type { PayloadRow } from './payloadRows.ts';

/** A property without a value, as React writes it. In texts, quotes are escaped. */
const property = /"[\w-]+":"\$undefined"/;
const first = new RegExp(`(?<=\\{)${property.source},?`, 'g');
const others = new RegExp(`,${property.source}`, 'g');

/** Removes properties that are `undefined` from the framework's data. Components treat them like missing ones. */
export function dropUndefined(rows: readonly PayloadRow[]): readonly PayloadRow[] {
  return rows.map((row) =>
    row.isText || !row.bytes.includes(mark)
      ? row
      : { ...row, bytes: Buffer.from(without(row.bytes.toString())) },
  );
}

const mark = '"$undefined"';

function without(row: string): string {
  return row.replaceAll(others, '').replaceAll(first, '');
}
