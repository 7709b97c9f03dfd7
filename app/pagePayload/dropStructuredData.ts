import { readRows } from './payloadRows.ts';

/** An element with structured data, as React writes it. Its text may be a reference to a row. */
const element =
  /(\["\$","script",(?:null|"[^"]*"),\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"(?=\}\}\])/g;

const reference = /^\$([\da-f]+)$/;

/**
 * Removes structured data from the framework's data. Search engines read it in the document, and React doesn't compare
 * such a text when it hydrates the element. Data of another form stays as it is.
 */
export function dropStructuredData(stream: Buffer): Buffer {
  const rows = readRows(stream);
  if (!rows) return stream;
  const dropped = new Set<string>();
  const changed = rows.map((row) => {
    const text = row.isText ? '' : row.bytes.toString();
    if (!text.includes('"application/ld+json"')) return row;
    const emptied = text.replaceAll(element, (_all, before: string, data: string) => {
      const [, id] = reference.exec(data) ?? [];
      if (id !== undefined) dropped.add(id);
      return `${before}""`;
    });
    return { ...row, bytes: Buffer.from(emptied) };
  });
  const kept = changed.filter(({ id, isText }) => !(isText && dropped.has(id)));
  return Buffer.concat(kept.map(({ bytes }) => bytes));
}
