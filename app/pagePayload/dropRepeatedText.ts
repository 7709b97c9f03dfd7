import { readRows } from './payloadRows.ts';

/** Elements with structured data and with fonts, as React writes them. Their text may be a reference to a row. */
const elements = [
  /(\["\$","script",(?:null|"[^"]*"),\{"type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"(?=\}\}\])/g,
  /(\["\$","style",(?:null|"[^"]*"),\{"href":"fonts-\w+","precedence":"fonts","children":)"((?:[^"\\]|\\.)*)"(?=\}\])/g,
];

const reference = /^\$([\da-f]+)$/;

/**
 * Removes structured data and font rules from the framework's data. Search engines and browsers read them in the
 * document, and React doesn't compare such a text when it hydrates the element. Data of another form stays as it is.
 */
export function dropRepeatedText(stream: Buffer): Buffer {
  const rows = readRows(stream);
  if (!rows) return stream;
  const dropped = new Set<string>();
  const changed = rows.map((row) => {
    const text = row.isText ? '' : row.bytes.toString();
    const emptied = elements.reduce(
      (rest, element) =>
        rest.replaceAll(element, (_all, before: string, data: string) => {
          const [, id] = reference.exec(data) ?? [];
          if (id !== undefined) dropped.add(id);
          return `${before}""`;
        }),
      text,
    );
    return emptied === text ? row : { ...row, bytes: Buffer.from(emptied) };
  });
  const kept = changed.filter(({ id, isText }) => !(isText && dropped.has(id)));
  return Buffer.concat(kept.map(({ bytes }) => bytes));
}
