import { readRows } from './payloadRows.ts';

/** A property without a value, as React writes it. In texts, quotes are escaped. */
const property = /"[\w-]+":"\$undefined"/;
const first = new RegExp(`(?<=\\{)${property.source},?`, 'g');
const others = new RegExp(`,${property.source}`, 'g');

/** Removes properties that are `undefined` from the framework's data. Components treat them like missing ones. */
export function dropUndefined(stream: Buffer): Buffer {
  const rows = readRows(stream);
  if (!rows) return stream;
  const changed = rows.map(({ isText, bytes }) =>
    isText || !bytes.includes(mark) ? bytes : Buffer.from(without(bytes.toString())),
  );
  return Buffer.concat(changed);
}

const mark = '"$undefined"';

function without(row: string): string {
  return row.replaceAll(others, '').replaceAll(first, '');
}
