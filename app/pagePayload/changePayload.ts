/** The script of a document with the framework's data. */
const call = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;

/**
 * Changes the framework's data in a document. Call it after `joinPayload`: a document with several scripts, whose rows may
 * go on from one to the next, stays as it is.
 *
 * @param change - Gets the data, and the document up to them.
 */
export function changePayload(
  html: string,
  change: (stream: Buffer, before: string) => Buffer,
): string {
  const [only, ...others] = html.matchAll(call);
  const [script, json] = only ?? [];
  if (!only || script === undefined || json === undefined || others.length > 0) return html;
  const text: unknown = JSON.parse(json);
  if (typeof text !== 'string') return html;
  const before = html.slice(0, only.index);
  const changed = change(Buffer.from(text), before).toString();
  const written = JSON.stringify(changed).replaceAll(/[&<>\u2028\u2029]/g, escaped);
  const after = html.slice(only.index + script.length);
  return `${before}<script>self.__next_f.push([1,${written}])</script>${after}`;
}

/** As the framework does, so that no text ends the script. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
