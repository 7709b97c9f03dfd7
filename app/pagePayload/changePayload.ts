/** The script of a document with the framework's data. */
const call = /<script>self\.__next_f\.push\(\[1,("[^<]*")\]\)<\/script>/g;

/**
 * Changes the framework's data in a document. Call it after `joinPayload`: a document with several scripts, whose rows may
 * go on from one to the next, stays as it is.
 */
export function changePayload(html: string, change: (stream: Buffer) => Buffer): string {
  const [only, ...others] = html.matchAll(call);
  const [script, json] = only ?? [];
  if (script === undefined || json === undefined || others.length > 0) return html;
  const text: unknown = JSON.parse(json);
  if (typeof text !== 'string') return html;
  const changed = change(Buffer.from(text)).toString();
  const written = JSON.stringify(changed).replaceAll(/[&<>\u2028\u2029]/g, escaped);
  return html.replace(script, () => `<script>self.__next_f.push([1,${written}])</script>`);
}

/** As the framework does, so that no text ends the script. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
