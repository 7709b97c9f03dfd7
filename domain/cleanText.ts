/** A text of one line without control characters and spaces around it. */
export function cleanLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** A text of several lines without other control characters and spaces around it. */
export function cleanLines(text: string): string {
  const lines = text.toWellFormed().replaceAll(/\r\n?/g, '\n');
  return lines.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
}
