/** Writes characters of a text so that they are neither a tag nor a reference. */
export function htmlOfText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An attribute of an element, with a blank before it. */
export function htmlAttribute(name: string, value: string): string {
  return ` ${name}="${htmlOfText(value).replaceAll('"', '&quot;')}"`;
}
