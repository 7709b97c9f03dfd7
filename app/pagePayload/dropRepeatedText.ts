import type { PayloadRow } from './payloadRows.ts';

/** Scripts, structured data, fonts and looks of sites, as React writes them. Their text may be a reference to a row. */
const elements = [
  /(\["\$","script",(?:null|"[^"]*"),\{(?:"type":"application\/ld\+json",)?"dangerouslySetInnerHTML":\{"__html":)"((?:[^"\\]|\\.)*)"(?=\}\}\])/g,
  /(\["\$","style",(?:null|"[^"]*"),\{"href":"(?:fonts|look)-[\w-]+","precedence":"(?:fonts|look)","children":)"((?:[^"\\]|\\.)*)"(?=\}\])/g,
];

/** Metadata, whose elements React doesn't need: nothing ever changes or removes them. Style sheets aren't metadata. */
const metadata =
  /\["\$",(?:"meta",(?:null|"[^"]*"),\{|"link",(?:null|"[^"]*"),\{"rel":"(?:alternate|canonical|manifest|icon|apple-touch-icon)",)(?:"(?:[^"\\]|\\.)*"|[^{}"])*\}\]/g;

const reference = /^\$([\da-f]+)$/;

/** Rows that ask for a preload begin like this. */
const preloadHint = Buffer.from(':HL[');

/**
 * Removes from the framework's data what the document says itself: the texts of scripts, which have run, and of structured
 * data, fonts and looks, which React doesn't compare when it hydrates their elements; and metadata and requests to preload
 * files, which are in the head.
 */
export function dropRepeatedText(rows: readonly PayloadRow[]): readonly PayloadRow[] {
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
    const without = emptied.replaceAll(metadata, 'null');
    return without === text ? row : { ...row, bytes: Buffer.from(without) };
  });
  return changed.filter(
    ({ id, isText, bytes }) =>
      !(isText && dropped.has(id)) && !bytes.subarray(0, preloadHint.length).equals(preloadHint),
  );
}
